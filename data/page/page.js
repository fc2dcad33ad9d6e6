// The visitor's page: what the simulated Discord shows them, and what they press there.
//
// A tab is a table (or the dice, or the letters). Where there is room its board, its news and the visitor's own
// seat stand side by side, each with a scroll of its own; else one below another, the board among the news.

import { made, plain } from "./text.js";
import { article } from "./message.js";
import { filled } from "./form.js";

const $ = (id) => document.getElementById(id);
const wide = matchMedia("(min-width: 900px)");
const boxes = { board: $("board").querySelector(".posts"), news: $("news").querySelector(".posts"), seat: $("seat").querySelector(".posts") };
const earlier = made("details", "", { id: "earlier" }), letters = made("details", "", { id: "letters" });
const hint = $("hint");
const away = new Set(), adopted = new Map(), read = new Map(), drawn = new Map(), waiting = [];
const page = { state: null, act, lead };
let unfolded = null;  // Whether the visitor has folded the letters, or opened them.
let here = location.hash.slice(1), busy = false, held = null, heard = Date.now();
const FAR = 3;  // So many screens.
const KEPT = 4;  // So many private answers stand: all can be asked for again.
const LONG = 30;  // So many news without a heading among them stand; older ones are folded.
const NEWEST = 3;  // So many letters of a table stand beside its seat.

async function asked(path, body) {
  const given = body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, given);
  if (answer.status === 204) return null;
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
}

function say(text) {
  $("note").textContent = text;
  $("note").hidden = !text;
}

// A press while another is worked on waits its turn; the same one twice is one. What was pressed shows it at once.
async function act(path, body, control) {
  const told = JSON.stringify([path, body]);
  if (waiting.some((one) => one.told === told)) return;
  waiting.push({ told, path, body });
  control?.classList.add("pressed");
  if (busy) return;
  busy = true;
  document.body.setAttribute("aria-busy", "true");
  while (waiting.length) {
    await done(waiting[0]);
    waiting.shift();
  }
  busy = false;
  document.body.removeAttribute("aria-busy");
  for (const one of document.querySelectorAll(".pressed")) one.classList.remove("pressed");
}

async function done({ path, body }) {
  try {
    const answer = await asked(path, body);
    await held;
    say(answer.failed ? page.state.words.failed : "");
    if (answer.form) filled(answer.form, page.state, (values) => act("send", { key: answer.form.key, values }));
    const before = new Set(place().messages.map((one) => one.id));
    if (answer.look && !adopted.has(answer.look)) adopted.set(answer.look, here);
    const opened = answer.state.places.find((one) => one.kind === "table" && !page.state.places.some((old) => old.id === one.id));
    if (opened) { show(answer.state); turn(opened.id); return; }
    show(answer.state);
    if (answer.form) return;
    const news = place().messages.find((one) => !one.private && !before.has(one.id));
    if (news) $(`m${news.id}`)?.scrollIntoView({ block: "start", behavior: "instant" });
    if (!news || wide.matches) find(answer.look);
  } catch {
    say(page.state.words.lost);
  }
}

// A button that is drawn anew between the finger's way down and up would not feel the press.
addEventListener("pointerdown", () => { held = new Promise((up) => ["pointerup", "pointercancel"].forEach((end) => addEventListener(end, () => setTimeout(() => { held = null; up(); }), { once: true }))); });

const place = () => page.state.places.find((one) => one.id === here) ?? page.state.places[0];

function find(message, first = false) {
  const node = $(`m${message}`) ?? wanted();
  // A new table's page stands whole on the first screen: nothing of it is pushed out above.
  if (first && node && node.getBoundingClientRect().bottom + scrollY <= innerHeight) return;
  // Beside the news the seat has a column to itself: its newest panel begins at the top, whatever picture still comes.
  const start = first || node?.offsetHeight > innerHeight * 0.8 || (wide.matches && boxes.seat.contains(node));
  node?.scrollIntoView({ block: start ? "start" : "nearest", behavior: "instant" });
}

// Private answers stand last, news above them. What is to do: the newest message with a button that stands out, else the newest of all.
function wanted() {
  const all = [...document.querySelectorAll(wide.matches ? "#news article" : "main article")];
  return all.filter((one) => one.querySelector(".primary:enabled, .success:enabled")).at(-1) ?? all.at(-1);
}

// Where stewards play on among themselves one press brings a hundred posts: from far above, one leads to the newest.
function far() {
  const node = wanted();
  $("newest").hidden = !node || node.getBoundingClientRect().top < FAR * innerHeight;
}

// A link of Discord's, as https://discord.com/channels/guild/channel/message; false where it leads elsewhere.
function lead(url) {
  const [, channel, message] = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)(?:\/(\d+))?$/.exec(url) ?? [];
  const holds = page.state.places.find((one) => message && one.messages.some((post) => post.id === message));
  const id = holds?.id ?? page.state.rooms[channel];
  if (!id) return false;
  if (id !== here) turn(id);
  if (message && !$(`m${message}`)) earlier.open = true;
  show();
  const node = $(`m${message}`);
  node?.scrollIntoView({ block: "start", behavior: "instant" });
  node?.focus({ preventScroll: true });
  return true;
}

function turn(id) {
  here = id;
  history.replaceState(null, "", `#${id}`);
  earlier.open = false;
  unfolded = null;
  for (const box of Object.values(boxes)) box.replaceChildren();
  show();
  find();
  boxes.seat.lastElementChild?.scrollIntoView({ block: "start", behavior: "instant" });
  document.querySelector("#tables [aria-current=page]")?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
}

// How long a question stands open still: "40 min", "11 hr".
function left(until) {
  const seconds = Math.max(0, until - page.state.now - (Date.now() - heard) / 1000);
  const [unit, size] = seconds >= 172800 ? ["day", 86400] : seconds >= 5400 ? ["hour", 3600] : ["minute", 60];
  return new Intl.NumberFormat(page.state.locale, { style: "unit", unit, unitDisplay: "short" }).format(Math.ceil(seconds / size));
}

function tab(text, press, attributes = {}) {
  const node = made("button", text, { type: "button", ...attributes });
  node.addEventListener("click", press);
  return node;
}

function placeTab(one) {
  const last = one.messages.reduce((sum, post) => sum + post.mark, 0);
  if (one.id === here) read.set(one.id, last);
  const fresh = one.id !== here && read.get(one.id) !== last, waits = one.asks.length > 0;
  const node = tab(one.name, () => turn(one.id), { "aria-current": one.id === here ? "page" : "" });
  if (fresh || waits) node.append(made("span", "●", { class: "dot", "aria-hidden": "true" }));
  if (waits) node.append(made("span", ` ${page.state.words.awaits}`, { class: "unseen" }));
  if (one.until) node.append(made("span", left(one.until), { class: "left" }));
  return node;
}

function tabs() {
  const { places, words, opener, commands } = page.state, focused = document.activeElement?.closest("nav") && document.activeElement.textContent;
  const tables = places.filter((one) => one.kind === "table").map(placeTab);
  if (opener) tables.push(tab(`+ ${words.new}`, choose));
  const others = places.filter((one) => one.kind !== "table" && one.messages.length).map(placeTab);
  if (commands.includes("mine")) others.unshift(tab(words.mine, () => act("command", { name: "mine", place: here })));
  $("tables").replaceChildren(...tables);
  $("more").replaceChildren(...others);
  if (focused) [...document.querySelectorAll("nav button")].find((one) => one.textContent === focused)?.focus();
}

// Which game at a new table: what the menu of the greeting offers, in a dialog.
function choose() {
  const dialog = document.querySelector("dialog"), { opener, words } = page.state, row = made("div", "", { class: "games" });
  for (const one of opener.options) {
    row.append(tab(one.label, () => { dialog.close(); act("act", { message: opener.message, custom_id: opener.custom_id, values: [one.value] }); }));
  }
  dialog.replaceChildren(made("h2", words.new), row, tab(words.cancel, () => dialog.close()));
  dialog.showModal();
}

// Of the private answers the newest few; one without anything to press was read once the next one came.
function kept(own) {
  const last = own.at(-1);
  return own.filter((one) => one === last || JSON.stringify(one.components).includes('"custom_id"')).slice(-KEPT);
}

// What stands for a message: drawn once, and anew when it has changed; then the same control keeps the focus.
function node(message) {
  const told = JSON.stringify(message), old = drawn.get(message.id);
  if (old?.told === told) return old.node;
  const fresh = article(message, page, (one, box) => { away.add(one.id); box.remove(); });
  const focused = old?.node.contains(document.activeElement) ? document.activeElement.dataset.id : null;
  if (old?.node.isConnected) old.node.replaceWith(fresh);
  if (focused) fresh.querySelector(`[data-id="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  drawn.set(message.id, { told, node: fresh });
  return fresh;
}

function fill(box, nodes) {
  const wanted = new Set(nodes);
  for (const one of [...box.children]) if (!wanted.has(one)) one.remove();
  nodes.forEach((one, spot) => { if (box.children[spot] !== one) box.insertBefore(one, box.children[spot] ?? null); });
}

// What is told of closed phases (all up to the question before the one that stands) lies in a fold.
function folded(news) {
  const heads = news.filter((one) => one.head), last = heads.at(-2);
  const count = last ? news.indexOf(last) + 1 : heads.length ? 0 : Math.max(0, news.length - LONG);
  if (!count) return [[], news];
  const name = last ? [...new Set([heads[0].head, last.head])].join(" – ") : page.state.words.earlier;
  earlier.querySelector("summary").replaceChildren(made("bdi", name), made("span", count.toLocaleString(page.state.locale)));
  return [news.slice(0, count), news.slice(count)];
}

// The newest letters of the table, folded to the first words of the newest; open where no panel stands there yet.
function letterBox(all, own) {
  const some = all.slice(-NEWEST);
  if (!some.length) return [];
  letters.open = unfolded ?? (wide.matches && !own.length);
  letters.querySelector("summary").replaceChildren(made("bdi", `${page.state.words.letters}: ${plain(some.at(-1).excerpt)}`));
  fill(letters.querySelector(".posts"), letters.open ? some.map(node) : []);
  return [letters];
}

function others() {
  const asking = page.state.places.filter((one) => one.id !== here && one.asks.length);
  const rows = asking.map((one) => {
    const row = made("div", "", { class: "section" }), text = made("p", `${plain(one.asks[0])} `, { dir: "auto" });
    text.prepend(made("strong", `${one.name}: `));
    if (one.until) text.append(made("strong", left(one.until)));
    row.append(text, tab(one.name, () => turn(one.id)));
    return row;
  });
  $("others").hidden = !rows.length;
  $("others").replaceChildren(made("h2", page.state.words.others), ...rows);
}

function show(next) {
  if (next) heard = Date.now();
  page.state = next ?? page.state;
  const { words, language, direction } = page.state, now = place();
  here = now.id;
  document.documentElement.lang = language;
  document.documentElement.dir = direction;
  document.title = words.name;
  document.querySelector("h1").textContent = words.name;
  for (const id of ["end", "newest", "toboard"]) $(id).textContent = words[{ toboard: "board" }[id] ?? id];
  for (const [id, ends] of Object.entries({ board: ["board", "pinned"], news: ["news", "newest-last"], seat: ["seat", "private"] })) {
    $(id).querySelector("h2").replaceChildren(...ends.map((end) => made("span", words[end])));
  }
  document.body.className = now.kind;
  const standing = now.messages.filter((one) => !away.has(one.id));
  // What answers a press on a letter stands where it was pressed, though Discord has it among the letters.
  const answers = now.kind === "table" ? page.state.places.at(-1).messages.filter((one) => one.private && !away.has(one.id) && adopted.get(one.id) === here) : [];
  const own = [...standing.filter((one) => one.private), ...answers].sort((one, other) => one.id.localeCompare(other.id));
  const news = standing.filter((one) => !one.private), pinned = news.filter((one) => one.pinned);
  const [old, fresh] = folded(news.filter((one) => !one.pinned));
  const there = wide.matches || !old.length ? fresh : [...pinned, ...fresh];
  const shown = wide.matches || old.length ? there : news;
  fill(boxes.board, wide.matches ? pinned.map(node) : []);
  fill(earlier.querySelector(".posts"), earlier.open ? old.map(node) : []);
  fill(boxes.news, [...(old.length ? [earlier] : []), ...shown.map(node)]);
  hint.textContent = words.hint;
  fill(boxes.seat, [...letterBox(now.letters, own), ...(own.length ? [] : [hint]), ...kept(own).map(node)]);
  $("toboard").hidden = !pinned.length;
  others();
  tabs();
  far();
}

async function watch() {
  for (let beat = 1; ; beat++) {
    await new Promise((done) => setTimeout(done, 1000));
    if (busy || held || !page.state) continue;
    try {
      const next = await asked(`state?seen=${page.state.seen}`);
      if (next && !busy && !held) show(next);
      else if (beat % 60 === 0) { tabs(); others(); }
    } catch {
      say(page.state.words.lost);
    }
  }
}

for (const fold of [earlier, letters]) {
  fold.append(made("summary"), made("div", "", { class: "posts" }));
  fold.addEventListener("toggle", () => page.state && show());
}
letters.querySelector("summary").addEventListener("click", () => { unfolded = !letters.open; });
wide.addEventListener("change", () => { show(); find(); });
addEventListener("scroll", far, { passive: true, capture: true });
$("newest").addEventListener("click", () => find());
$("toboard").addEventListener("click", () => $(`m${place().messages.find((one) => one.pinned).id}`).scrollIntoView({ block: "start", behavior: "instant" }));
$("end").addEventListener("click", async () => {
  await asked("end", {}).catch(() => null);
  document.querySelector("main").replaceChildren(made("article", page.state.words.bye));
});
const first = await asked("state?seen=-1");
here = first.places.some((one) => one.id === here) ? here : (first.places.find((one) => one.asks.length) ?? first.places[0]).id;
show(first);
// Where things stand is known once pictures and letters are there.
await Promise.all([document.fonts.ready, ...[...document.images].map((one) => one.decode().catch(() => null))]);
find(undefined, true);
watch();
