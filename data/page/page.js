// The visitor's page: what the simulated Discord shows them, and what they press there.

import { made, sign, written } from "./text.js";
import { bounded } from "./choices.js";
import { filled } from "./form.js";

const STYLES = { 1: "primary", 2: "", 3: "success", 4: "danger" };
const main = document.querySelector("main"), nav = document.querySelector("nav"), note = document.querySelector("#note"), newest = document.querySelector("#newest");
const away = new Set(), shown = new Map(), read = new Map();
let state = null, here = "council", busy = false, held = null;
const waiting = [];
const FAR = 3;  // So many screens.
const KEPT = 4;  // So many private answers stand: public news come above them, and all can be asked for again.

async function asked(path, body) {
  const given = body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, given);
  if (answer.status === 204) return null;
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

function say(text) {
  note.textContent = text;
  note.hidden = !text;
}

// A press while another is worked on waits its turn; the same one twice is one.
async function act(path, body) {
  const told = JSON.stringify([path, body]);
  if (waiting.some((one) => one.told === told)) return;
  waiting.push({ told, path, body });
  if (busy) return;
  busy = true;
  document.body.setAttribute("aria-busy", "true");
  while (waiting.length) {
    await done(waiting[0]);
    waiting.shift();
  }
  busy = false;
  document.body.removeAttribute("aria-busy");
}

async function done({ path, body }) {
  try {
    const answer = await asked(path, body);
    await held;
    say(answer.failed ? state.words.failed : "");
    if (answer.form) filled(answer.form, state, (values) => act("send", { key: answer.form.key, values }));
    const before = new Set([...main.children].map((one) => one.id));
    show(answer.state);
    const news = [...main.querySelectorAll("article:not(.private)")].find((one) => !before.has(one.id));
    if (answer.form) return;
    if (news) news.scrollIntoView({ block: "start", behavior: "instant" });
    else find(answer.look);
  } catch {
    say(state.words.lost);
  }
}

// A button that is drawn anew between the finger's way down and up would not feel the press.
addEventListener("pointerdown", () => { held = new Promise((up) => ["pointerup", "pointercancel"].forEach((end) => addEventListener(end, () => setTimeout(() => { held = null; up(); }), { once: true }))); });

function find(message, first = false) {
  const node = document.getElementById(`m${message}`) ?? wanted();
  // A new table's page stands whole on the first screen: nothing of it is pushed out above.
  if (first && node && node.getBoundingClientRect().bottom + scrollY <= innerHeight) return;
  const start = first || node?.offsetHeight > innerHeight * 0.8;
  node?.scrollIntoView({ block: start ? "start" : "nearest", behavior: "instant" });
}

// Private answers stand last, news above them. What is to do: the newest message with a button that stands out, else the newest of all.
function wanted() {
  const standing = [...main.querySelectorAll("article")].filter((one) => one.querySelector(".primary:enabled, .success:enabled"));
  return standing.at(-1) ?? main.lastElementChild;
}

// Where stewards play on among themselves one press brings a hundred posts: from far above, one leads to the newest.
function far() {
  const node = wanted();
  newest.hidden = !node || node.getBoundingClientRect().top < FAR * innerHeight;
}

function chooser(control, send) {
  const many = (control.max_values ?? 1) > 1;
  const options = control.type === 5 ? state.members : control.options ?? [];
  if (many) return several(control, options, send);
  const box = made("select", "", { "aria-label": control.placeholder });
  box.disabled = Boolean(control.disabled);
  const chosen = options.some((one) => one.default);
  if (!chosen) box.append(new Option(control.placeholder ?? state.words.choose, "", true, true));
  // A closed menu shows what is chosen on one line of a phone: its description is told beside the others alone.
  for (const one of options) box.append(new Option(one.description && !one.default ? `${one.label} · ${one.description}` : one.label, one.value, false, Boolean(one.default)));
  box.addEventListener("change", () => box.value && send([box.value]));
  return box;
}

function several(control, options, send) {
  const box = made("fieldset");
  box.append(made("legend", control.placeholder ?? state.words.choose));
  for (const one of options) {
    const label = made("label"), tick = made("input", "", { type: "checkbox", value: one.value });
    tick.checked = Boolean(one.default);
    label.append(tick, ...(one.emoji ? [sign(one.emoji)] : []), ` ${one.label}`, one.description ? made("small", one.description) : "");
    box.append(label);
  }
  bounded(box, [...box.querySelectorAll("input")], "checked", control.max_values);
  const done = made("button", state.words.send, { type: "button" });
  done.addEventListener("click", () => send([...box.querySelectorAll(":checked")].map((one) => one.value)));
  box.append(done);
  return box;
}

// An edited message names its files by their addresses, a new one by their names.
const named = (media) => decodeURIComponent(media.url.split("/").at(-1));

// An old picture may be gone with an earlier run: its words stand for it, line by line.
function picture(src, alt) {
  const node = made("img", "", { src, alt });
  node.addEventListener("error", () => node.replaceWith(made("p", alt, { class: "instead" })));
  return node;
}

function component(one, message) {
  const press = (values) => act("act", { message: message.id, custom_id: one.custom_id, values });
  switch (one.type) {
    case 2: {
      const button = made("button", one.label, { type: "button", class: STYLES[one.style] });
      if (one.emoji) button.prepend(sign(one.emoji));
      button.disabled = Boolean(one.disabled);
      button.addEventListener("click", () => press(null));
      return button;
    }
    case 3: case 5: return chooser(one, press);
    case 10: return written(one.content, state);
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
  const box = made("div", "", { class: one.type === 1 ? "row" : "" });
  for (const part of [...(one.components ?? []), ...(one.accessory ? [one.accessory] : [])]) box.append(component(part, message));
  return box;
}

function article(message) {
  const box = made("article", "", { id: `m${message.id}`, class: message.private ? "private" : "" });
  const accent = message.components.find((one) => one.accent_color)?.accent_color;
  if (accent) box.style.setProperty("border-inline-start-color", `#${accent.toString(16).padStart(6, "0")}`);
  if (message.content) box.append(written(message.content, state));
  for (const one of message.components) box.append(component(one, message));
  if (message.private) {
    const foot = made("footer"), gone = made("button", state.words.dismiss, { type: "button" });
    gone.addEventListener("click", () => { away.add(message.id); box.remove(); });
    foot.append(made("span", state.words.private), gone);
    box.append(foot);
  }
  return box;
}

function tabs() {
  nav.replaceChildren();
  for (const place of state.places.filter((one) => one.id === "council" || one.messages.length)) {
    const last = place.messages.reduce((sum, one) => sum + one.mark, 0);
    if (place.id === here) read.set(place.id, last);
    const fresh = place.id !== here && read.get(place.id) !== last;
    const tab = made("button", place.name, { type: "button", "aria-current": place.id === here ? "page" : "", class: fresh ? "new" : "" });
    tab.addEventListener("click", () => { here = place.id; shown.clear(); main.replaceChildren(); show(state); find(); });
    nav.append(tab);
  }
}

// Of the private answers the newest few; one without anything to press was read once the next one came.
function kept(messages) {
  const own = messages.filter((one) => one.private), last = own.at(-1);
  const stand = new Set(own.filter((one) => one === last || JSON.stringify(one.components).includes('"custom_id"')).slice(-KEPT));
  return messages.filter((one) => !one.private || stand.has(one));
}

function show(next) {
  state = next ?? state;
  document.documentElement.lang = state.language;
  document.documentElement.dir = state.direction;
  document.title = state.words.name;
  document.querySelector("h1").textContent = state.words.name;
  document.querySelector("#end").textContent = state.words.end;
  newest.textContent = state.words.newest;
  const place = state.places.find((one) => one.id === here) ?? state.places[0];
  const messages = kept(place.messages.filter((one) => !away.has(one.id))).sort((one, other) => one.private - other.private);
  const known = new Set(messages.map((one) => `m${one.id}`));
  for (const node of [...main.children]) if (!known.has(node.id)) node.remove();
  messages.forEach((message, spot) => {
    const told = JSON.stringify(message), old = document.getElementById(`m${message.id}`);
    if (old && shown.get(message.id) === told) return;
    shown.set(message.id, told);
    const node = article(message);
    if (old) old.replaceWith(node); else main.insertBefore(node, main.children[spot] ?? null);
  });
  tabs();
  far();
}

async function watch() {
  for (;;) {
    await new Promise((done) => setTimeout(done, 1000));
    if (busy || held || !state) continue;
    try {
      const next = await asked(`state?seen=${state.seen}`);
      if (next && !busy && !held) show(next);
    } catch {
      say(state.words.lost);
    }
  }
}

addEventListener("scroll", far, { passive: true });
newest.addEventListener("click", () => find());
document.querySelector("#end").addEventListener("click", async () => {
  await asked("end", {}).catch(() => null);
  main.replaceChildren(made("article", state.words.bye));
});
show(await asked("state?seen=-1"));
// Where things stand is known once pictures and letters are there.
await Promise.all([document.fonts.ready, ...[...document.images].map((one) => one.decode().catch(() => null))]);
find(undefined, true);
watch();
