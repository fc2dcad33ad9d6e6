// Discord's markdown as elements. Text is only ever put in as text: nothing here is read as HTML.

const INLINE = /\*\*([\s\S]+?)\*\*|`([^`]+)`|<@!?(\d+)>|<#(\d+)>|<t:(\d+)(?::([tTdDfFR]))?>|<(https?:\/\/[^\s>]+)>|<a?:(\w+):\d+>|\*([^*\s][^*]*)\*|\\([\\*_~`|>#@<\-.[\]()])/;
const LINE = /^(\s*)(#{1,3}|-#|>|[-*]|\d+\.)\s+([\s\S]*)$/;
const BESIDE = /^\u00a0[^\s*`<\\]+/;
const HEADS = { "#": "h2", "##": "h3", "###": "h4" };

export function made(tag, text = "", attributes = {}) {
  const node = document.createElement(tag);
  if (text) node.textContent = text;
  for (const [name, value] of Object.entries(attributes)) if (value) node.setAttribute(name, value);
  return node;
}

// A sign of the application's own. The word beside it says the same: where there is no picture, it stands alone.
export function emoji(name) {
  const node = made("img", "", { class: "emoji", src: `emoji/${name}` });
  node.alt = "";
  node.addEventListener("error", () => node.remove());
  return node;
}

// The sign of a control: one of the application's own, or one that every font has.
export const sign = (one) => (one.id ? emoji(one.name) : `${one.name} `);

// Browsers part a picture from the no-break space behind it; the word stays beside its sign all the same.
function beside(sign, word) {
  const node = made("span", "", { class: "beside" });
  node.append(emoji(sign), word);
  return node;
}

function moment(seconds, style, state) {
  const when = new Date(seconds * 1000), locale = state.locale;
  if (style === "R") {
    const left = seconds - state.now, unit = [["day", 86400], ["hour", 3600], ["minute", 60]].find(([, n]) => Math.abs(left) >= n);
    const [name, size] = unit ?? ["second", 1];
    return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(left / size), name);
  }
  const shape = style === "t" ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" };
  return new Intl.DateTimeFormat(locale, shape).format(when);
}

function inline(parent, text, state) {
  for (let rest = text; rest;) {
    const found = INLINE.exec(rest);
    if (!found) { parent.append(rest); return; }
    parent.append(rest.slice(0, found.index));
    rest = rest.slice(found.index + found[0].length);
    const [, bold, code, person, place, stamp, style, link, sign, slanted, plain] = found;
    if (bold || slanted) {
      const node = made(bold ? "strong" : "em");
      inline(node, bold ?? slanted, state);
      parent.append(node);
    } else if (code) parent.append(made("code", code));
    else if (person) parent.append(made("span", `@${state.people[person] ?? person}`, { class: "mention" }));
    else if (place) parent.append(made("span", state.named[place] ?? "#", { class: "mention" }));
    else if (stamp) parent.append(made("time", moment(Number(stamp), style, state)));
    else if (link) parent.append(made("span", link));
    else if (sign) {
      const [word = ""] = BESIDE.exec(rest) ?? [];
      parent.append(beside(sign, word));
      rest = rest.slice(word.length);
    } else parent.append(plain);
  }
}

export function written(text, state) {
  const box = made("div");
  let list = null;
  for (const line of text.split("\n")) {
    const [, , mark, body] = LINE.exec(line) ?? [];
    const listed = mark && !HEADS[mark] && mark !== "-#" && mark !== ">";
    const kind = mark?.endsWith(".") ? "ol" : "ul";
    if (!listed) list = null;
    else if (list?.localName !== kind) { list = made(kind, "", { start: kind === "ol" ? parseInt(mark) : "" }); box.append(list); }
    if (!line.trim()) continue;
    const tag = listed ? "li" : HEADS[mark] ?? { "-#": "small", ">": "blockquote" }[mark] ?? "p";
    const node = made(tag, "", { dir: "auto" });
    inline(node, mark ? body : line, state);
    (list ?? box).append(node);
  }
  return box;
}

// A line without its markup, where no element may stand.
export const plain = (text) => text.replace(/<a?:\w+:\d+>\u00a0?/g, "").replace(/[*_`>#]|^-# /g, "").trim();
