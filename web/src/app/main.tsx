import "../browser/older-browsers.ts";
import "../design/base-styles.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { applyPreferences } from "../browser/preferences.ts";
import { deviceOf } from "../domain/device.ts";
import { App } from "./App.tsx";
import { startRouter } from "./router.tsx";

const place = document.getElementById("root");
if (!place) throw new Error("no #root");
applyPreferences();
// For the style sheets: phones and tablets get targets of 44 px whatever their width (look.md 7).
document.documentElement.dataset.device = deviceOf(navigator.userAgent);
createRoot(place).render(
  <StrictMode>
    <App router={startRouter()} />
  </StrictMode>,
);
