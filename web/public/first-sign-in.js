// The sign-in that came with the page (bff: first-page) stands until the program shows its own, which takes over what was typed,
// ticked, focused and pressed by then. Whatever else the program shows, it goes.
(() => {
  const MOST_WAIT_MS = 1_000;
  const first = document.getElementById("first-sign-in");
  const root = document.getElementById("root");
  if (!first || !root) return;
  const recall = (storage, name) => {
    try {
      return window[storage].getItem(`kirinuki.${name}`);
    } catch (_) {
      return null;
    }
  };
  // Somebody is signed in or will be without this form, was signed out without the server, or has to be told something above the fields.
  const isAnother =
    "leaving" in document.documentElement.dataset ||
    ["authenticated", "sessionOut"].some((name) => recall("sessionStorage", name) === "1") ||
    ["rememberMe", "offline"].some((name) => recall("localStorage", name));
  // The program, file by file in the order of the page: one after the other they leave the form room to be typed in.
  let isStarted = false;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    const files = [...document.querySelectorAll("link[rel=kirinuki-later]")];
    for (const file of files) file.rel = "modulepreload";
    for (const { href } of files) await import(href);
  };
  if (isAnother) {
    first.remove();
    return start();
  }

  const controlsIn = (place) => [...place.querySelectorAll("a, button, input")];
  const [code, user] = first.querySelectorAll("input");
  code.value = recall("localStorage", "contractCode") ?? "";
  root.hidden = true;
  first.hidden = false;
  (code.value === "" ? code : user).focus();
  // The form is painted before the program takes the line and the processor. A tab that nobody sees paints nothing.
  new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").length > 0 && start()).observe({
    type: "paint",
    buffered: true,
  });
  setTimeout(start, MOST_WAIT_MS);

  // A press of Enter in a field is one of the form's button. A second press of what shows the password takes the first one back.
  const pressed = new Set();
  first.addEventListener("submit", (event) => event.preventDefault());
  first.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (!button || (button.hasAttribute("aria-pressed") && pressed.delete(button))) return;
    pressed.add(button);
    if (!button.hasAttribute("aria-pressed")) button.dataset.busy = "true";
  });

  // While a finger is down or a word is being composed, nothing is taken away below it.
  const held = new Set();
  const hold = (start, ...ends) => {
    first.addEventListener(start, () => held.add(start));
    const release = () => setTimeout(() => held.delete(start) && look());
    for (const end of ends) window.addEventListener(end, release);
  };
  hold("pointerdown", "pointerup", "pointercancel");
  hold("compositionstart", "compositionend");

  const watcher = new MutationObserver(() => look());
  watcher.observe(root, { childList: true, subtree: true });

  function look() {
    if (!first.isConnected) return;
    const isOwn = root.querySelector("input[name=contractCode]");
    if (isOwn ? held.size > 0 : !root.querySelector("h1, [role=alert], form:not([role=search])")) return;
    watcher.disconnect();
    root.hidden = false;
    if (isOwn) handOver();
    first.remove();
  }

  /** The same components made both, so what stands at the same place is the same. */
  function handOver() {
    const [mine, theirs] = [first, root].map(controlsIn);
    const twinOf = (control) => theirs[mine.indexOf(control)];
    for (const field of mine.filter(({ localName }) => localName === "input")) {
      if (field.checked !== twinOf(field).checked) twinOf(field).click();
      if (field.type === "checkbox" || field.value === "") continue;
      twinOf(field).value = field.value;
      twinOf(field).dispatchEvent(new Event("input", { bubbles: true }));
    }
    const focused = mine.find((control) => control === document.activeElement);
    // Before the old field goes: a phone then keeps its keyboard. It looks focused at once, without the fade of a field just entered.
    if (focused) {
      twinOf(focused).focus({ preventScroll: true });
      for (const fade of twinOf(focused).getAnimations()) fade.finish();
    }
    if (focused?.type === "text" || focused?.type === "password")
      twinOf(focused).setSelectionRange(focused.selectionStart, focused.selectionEnd, focused.selectionDirection);
    for (const button of pressed) twinOf(button).click();
  }
})();
