import "../browser/older-browsers.ts";
import "../design/base-styles.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { applyPreferences } from "../browser/preferences.ts";
import { App } from "./App.tsx";
import { startRouter } from "./router.tsx";

const place = document.getElementById("root");
if (!place) throw new Error("no #root");
applyPreferences();
createRoot(place).render(
  <StrictMode>
    <App router={startRouter()} />
  </StrictMode>,
);
