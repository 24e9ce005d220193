import { MantineProvider } from "@mantine/core";
import type { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { colorSchemeManager } from "../browser/preferences.ts";
import { cssVariablesResolver } from "../design/css-variables.ts";
import { theme } from "../design/theme.ts";
import { RootBoundary } from "./RootBoundary.tsx";

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
