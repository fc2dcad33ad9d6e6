// Of several choices at most so many, as Discord takes them: those beyond are let go, and then no other can be chosen.

export function bounded(box, marks, state, most) {
  const kept = () => {
    const chosen = marks.filter((one) => one[state]);
    for (const one of chosen.splice(most)) one[state] = false;
    for (const one of marks) one.disabled = chosen.length >= most && !one[state];
  };
  box.addEventListener("change", kept);
  kept();
}
