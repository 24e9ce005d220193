import "../design/base-styles.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { applyPreferences } from "./preferences.ts";
import { startRouter } from "./router.tsx";

const place = document.getElementById("root");
if (!place) throw new Error("index.html has no #root");
applyPreferences();
createRoot(place).render(
  <StrictMode>
    <App router={startRouter()} />
  </StrictMode>,
);
