// The one policy for libraries that know no Trusted Types: style sheets (Mantine's), which are no markup, and the program's own files.
(() => {
  if (!window.trustedTypes) return;
  trustedTypes.createPolicy("default", {
    createHTML: (text) => (text.includes("<") ? null : text),
    createScriptURL: (address) => {
      var url = new URL(address, location.href);
      return url.origin === location.origin && url.pathname.startsWith("/assets/") ? url.href : null;
    },
  });
})();

// Colours, density and text size before the first paint; the same keys as MantineProvider and app/preferences.ts.
(() => {
  var root = document.documentElement;
  var scheme = null;
  var density = null;
  var text = null;
  var contrast = null;
  var leaving = null;
  try {
    leaving = localStorage.getItem("kirinuki.logoutPending");
    scheme = localStorage.getItem("kirinuki.pref.color-scheme");
    density = localStorage.getItem("kirinuki.pref.density");
    text = localStorage.getItem("kirinuki.pref.text");
    contrast = localStorage.getItem("kirinuki.pref.contrast");
  } catch (_) {
    // Storage refused: the system decides.
  }
  if (scheme !== "light" && scheme !== "dark") {
    scheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  root.dataset.mantineColorScheme = scheme;
  // For the style sheets: phones and tablets get targets of 44 px whatever their width. The same test as domain/device.ts.
  root.dataset.device = /iPhone|iPad|iPod|Android/.test(navigator.userAgent) ? "mobile" : "desktop";
  // Signed out, and the server has not heard of it: what it sent with the page is not shown.
  if (leaving === "1") root.dataset.leaving = "";
  root.dataset.density = density === "comfortable" ? "comfortable" : "compact";
  root.dataset.text = text || "";
  if ((contrast || "auto") === "auto") {
    contrast = matchMedia("(prefers-contrast: more)").matches ? "high" : "";
  }
  root.dataset.contrast = contrast;
})();

// A page that brings the sign-in leaves the start of the program to the sign-in's own script. Where that one failed, it starts here.
document.addEventListener("DOMContentLoaded", () => {
  if (!document.querySelector("#first-sign-in[hidden]")) return;
  for (const { href } of document.querySelectorAll("link[rel=kirinuki-later]")) void import(href);
});
