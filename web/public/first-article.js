// The article that came with the page (bff: first-page) gives way as soon as the program shows a heading, a sentence or a form. Who
// has scrolled keeps his line.
(() => {
  const first = document.getElementById("first-article");
  const root = document.getElementById("root");
  if (!first || !root) return;
  const topOf = (place) => place.querySelector(".body-text")?.getBoundingClientRect().top;
  const watcher = new MutationObserver(() => {
    const shown = root.querySelector("h1, [role=alert], form:not([role=search])");
    if (!shown) return;
    watcher.disconnect();
    const moved = first.scrollTop > 0 ? topOf(root) - topOf(first) : 0;
    first.remove();
    for (let place = shown.parentElement; moved > 0 && place; place = place.parentElement) {
      place.scrollTop = moved;
      if (place.scrollTop > 0) return;
    }
  });
  watcher.observe(root, { childList: true, subtree: true });
})();
