import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import type { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { cssVariablesResolver } from "../design/css-variables.ts";
import { theme } from "../design/theme.ts";
import { RootBoundary } from "./RootBoundary.tsx";

/** 自動, ライト or ダーク is this browser's choice; public/before-paint.js reads the same key. */
const colorSchemeManager = localStorageColorSchemeManager({ key: "kirinuki.pref.color-scheme" });

/** The whole program around one router. */
export function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      cssVariablesResolver={cssVariablesResolver}
    >
      <RootBoundary>
        <RouterProvider router={router} />
      </RootBoundary>
    </MantineProvider>
  );
}
