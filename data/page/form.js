// A form that the bot has opened: its fields, and what is sent when it is filled in.

import { bounded } from "./choices.js";
import { made } from "./text.js";

function entry(field) {
  const box = made(field.style === 2 ? "textarea" : "input", "", { name: field.custom_id, type: field.style === 2 ? "" : "text", maxlength: String(field.max_length ?? 4000) });
  box.value = field.value ?? "";
  box.required = field.required !== false && (field.min_length ?? 1) > 0;
  box.placeholder = field.placeholder ?? "";
  return box;
}

function radios(field) {
  const box = made("fieldset");
  for (const one of field.options) {
    const label = made("label"), button = made("input", "", { type: "radio", name: field.custom_id, value: one.value });
    button.checked = Boolean(one.default);
    button.required = field.required !== false;
    label.append(button, ` ${one.label}`, one.description ? made("small", one.description) : "");
    box.append(label);
  }
  return box;
}

function select(field, state) {
  const options = field.type === 5 ? state.members : field.options, most = field.max_values ?? 1;
  const box = made("select", "", { name: field.custom_id });
  box.multiple = most > 1;
  box.required = field.required !== false && (field.min_values ?? 1) > 0;
  if (most === 1 && !options.some((one) => one.default)) box.append(new Option(field.placeholder ?? state.words.choose, ""));
  for (const one of options) box.append(new Option(one.description ? `${one.label} · ${one.description}` : one.label, one.value, false, Boolean(one.default)));
  if (box.multiple) bounded(box, [...box.options], "selected", most);
  return box;
}

function control(field, state) {
  if (field.type === 4) return entry(field);
  return field.type === 21 ? radios(field) : select(field, state);
}

function values(form, dialog) {
  const sent = {};
  for (const { component: field } of form.components) {
    const nodes = [...dialog.querySelectorAll(`[name="${CSS.escape(field.custom_id)}"]`)];
    if (field.type === 4) sent[field.custom_id] = nodes[0].value;
    else if (field.type === 21) sent[field.custom_id] = nodes.find((one) => one.checked)?.value ?? "";
    else sent[field.custom_id] = [...nodes[0].selectedOptions].map((one) => one.value).filter(Boolean);
  }
  return sent;
}

export function filled(form, state, send) {
  const dialog = document.querySelector("dialog"), sheet = made("form", "", { method: "dialog" });
  sheet.append(made("h2", form.title));
  for (const { label, description, component } of form.components) {
    const box = made("div", "", { class: "field" }), name = made("label", label);
    name.append(component.type === 21 ? "" : control(component, state));
    box.append(name, component.type === 21 ? control(component, state) : "", description ? made("small", description) : "");
    sheet.append(box);
  }
  const row = made("div", "", { class: "row" }), cancel = made("button", state.words.cancel, { type: "button" });
  cancel.addEventListener("click", () => dialog.close());
  row.append(made("button", state.words.send, { class: "primary" }), cancel);
  sheet.append(row);
  sheet.addEventListener("submit", () => send(values(form, dialog)));
  dialog.replaceChildren(sheet);
  dialog.showModal();
}
