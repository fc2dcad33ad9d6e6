// A message of the simulated Discord as an element: its texts, pictures and controls.
//
// `page` is what the messages share with their page: `state`; `act(path, body, control)` sends a press; `lead`
// brings the visitor to what a link of Discord means, and says whether it is on this page.

import { made, sign, written } from "./text.js";
import { bounded } from "./choices.js";

const STYLES = { 1: "primary", 2: "", 3: "success", 4: "danger", 5: "link" };

function chooser(control, page, send) {
  const many = (control.max_values ?? 1) > 1;
  const options = control.type === 5 ? page.state.members : control.options ?? [];
  if (many) return several(control, options, page, send);
  const box = made("select", "", { "aria-label": control.placeholder });
  box.disabled = Boolean(control.disabled);
  const chosen = options.some((one) => one.default);
  if (!chosen) box.append(new Option(control.placeholder ?? page.state.words.choose, "", true, true));
  // A closed menu shows what is chosen on one line of a phone: its description is told beside the others alone.
  for (const one of options) box.append(new Option(one.description && !one.default ? `${one.label} · ${one.description}` : one.label, one.value, false, Boolean(one.default)));
  box.addEventListener("change", () => box.value && send([box.value], box));
  return box;
}

function several(control, options, page, send) {
  const box = made("fieldset");
  box.append(made("legend", control.placeholder ?? page.state.words.choose));
  for (const one of options) {
    const label = made("label"), tick = made("input", "", { type: "checkbox", value: one.value });
    tick.checked = Boolean(one.default);
    label.append(tick, ...(one.emoji ? [sign(one.emoji)] : []), ` ${one.label}`, one.description ? made("small", one.description) : "");
    box.append(label);
  }
  bounded(box, [...box.querySelectorAll("input")], "checked", control.max_values);
  const done = made("button", page.state.words.send, { type: "button" });
  done.addEventListener("click", () => send([...box.querySelectorAll(":checked")].map((one) => one.value), done));
  box.append(done);
  return box;
}

// A link to a message is followed on the page; one to elsewhere opens beside it.
function link(one, page) {
  const node = made("a", one.label, { class: "link", href: one.url, target: "_blank", rel: "noreferrer" });
  if (one.emoji) node.prepend(sign(one.emoji));
  node.addEventListener("click", (event) => page.lead(one.url) && event.preventDefault());
  return node;
}

// An edited message names its files by their addresses, a new one by their names.
const named = (media) => decodeURIComponent(media.url.split("/").at(-1));

// An old picture may be gone with an earlier run: its words stand for it, line by line.
function picture(src, alt) {
  const node = made("img", "", { src, alt });
  node.addEventListener("error", () => node.replaceWith(made("p", alt, { class: "instead" })));
  return node;
}

function component(one, message, page) {
  const press = (values, control) => page.act("act", { message: message.id, custom_id: one.custom_id, values }, control);
  switch (one.type) {
    case 2: {
      if (one.url) return link(one, page);
      const button = made("button", one.label, { type: "button", class: STYLES[one.style], "data-id": one.custom_id });
      if (one.emoji) button.prepend(sign(one.emoji));
      button.disabled = Boolean(one.disabled);
      button.addEventListener("click", () => press(null, button));
      return button;
    }
    case 3: case 5: return chooser(one, page, press);
    case 10: return written(one.content, page.state);
    case 12: {
      const box = made("div");
      for (const item of one.items) box.append(picture(message.files[named(item.media)], item.description ?? " "));
      return box;
    }
    case 13: {
      const name = named(one.file);
      return made("a", name, { href: message.files[name], download: name });
    }
    case 14: return made("hr");
  }
  const box = made("div", "", { class: { 1: "row", 9: "section" }[one.type] });
  for (const part of [...(one.components ?? []), ...(one.accessory ? [one.accessory] : [])]) box.append(component(part, message, page));
  return box;
}

export function article(message, page, putAway) {
  const box = made("article", "", { id: `m${message.id}`, class: message.private ? "private" : "", tabindex: "-1" });
  const accent = message.components.find((one) => one.accent_color)?.accent_color;
  if (accent) box.style.setProperty("border-inline-start-color", `#${accent.toString(16).padStart(6, "0")}`);
  if (message.content) box.append(written(message.content, page.state));
  for (const one of message.components) box.append(component(one, message, page));
  if (message.private) {
    const foot = made("footer"), gone = made("button", page.state.words.dismiss, { type: "button" });
    gone.addEventListener("click", () => putAway(message, box));
    foot.append(made("span", page.state.words.private), gone);
    box.append(foot);
  }
  return box;
}
