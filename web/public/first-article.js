// The article that came with the page (bff: first-page) gives way as soon as the program shows a heading, a sentence or a form, at
// the place where it has been read to.
(() => {
  const first = document.getElementById("first-article");
  const root = document.getElementById("root");
  if (!first || !root) return;
  const watcher = new MutationObserver(() => {
    const shown = root.querySelector("h1, [role=alert], form:not([role=search])");
    if (!shown) return;
    watcher.disconnect();
    const read = first.scrollTop;
    first.remove();
    for (let place = shown.parentElement; read > 0 && place; place = place.parentElement) {
      place.scrollTop = read;
      if (place.scrollTop > 0) return;
    }
  });
  watcher.observe(root, { childList: true, subtree: true });
})();
