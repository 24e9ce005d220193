// The article that came with the page (bff: first-page) gives way as soon as the program shows a heading, a sentence or a form. The
// line that is read stays where it is.
(() => {
  const first = document.getElementById("first-article");
  const root = document.getElementById("root");
  if (!first || !root) return;
  const topOf = (place) => place.querySelector(".body-text")?.getBoundingClientRect().top;
  const watcher = new MutationObserver(() => {
    const shown = root.querySelector("h1, [role=alert], form:not([role=search])");
    if (!shown) return;
    watcher.disconnect();
    const moved = topOf(root) - topOf(first);
    first.remove();
    for (let place = shown.parentElement; moved > 0 && place; place = place.parentElement) {
      place.scrollTop = moved;
      if (place.scrollTop > 0) return;
    }
  });
  watcher.observe(root, { childList: true, subtree: true });
})();
