import { JAPANESE } from "./japanese.js";

/** What the screens keep of a person's choice; without one the system decides. */
function isDark() {
  try {
    const chosen = localStorage.getItem("kirinuki.pref.color-scheme");
    if (chosen === "light" || chosen === "dark") return chosen === "dark";
  } catch {
    // Storage refused.
  }
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

// Nothing goes to or comes from another host: no fonts, no proxy, no telemetry, no assistant, and no token is kept.
globalThis.Scalar.createApiReference("#reference", {
  url: "/api-reference/openapi.json",
  localization: { locale: "ja", translations: JAPANESE },
  forceDarkModeState: isDark() ? "dark" : "light",
  hideDarkModeToggle: true,
  withDefaultFonts: false,
  proxyUrl: "",
  telemetry: false,
  persistAuth: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: "never",
  hideClientButton: true,
  defaultOpenFirstTag: true,
  documentDownloadType: "json",
  authentication: { preferredSecurityScheme: "token" },
  defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
});
