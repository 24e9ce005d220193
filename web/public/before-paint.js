// Colours and density before the first paint; the same keys as MantineProvider and app/preferences.ts.
(() => {
  var root = document.documentElement;
  var scheme = null;
  var density = null;
  try {
    scheme = localStorage.getItem("kirinuki.pref.color-scheme");
    density = localStorage.getItem("kirinuki.pref.density");
  } catch (_) {
    // Storage refused: the system decides.
  }
  if (scheme !== "light" && scheme !== "dark") {
    scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  root.dataset.mantineColorScheme = scheme;
  root.dataset.density = density === "comfortable" ? "comfortable" : "compact";
})();
