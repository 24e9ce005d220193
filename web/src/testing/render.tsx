import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { MantineProvider } from "@mantine/core";
import { type RenderResult, render as renderPlain } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { cssVariablesResolver } from "../design/css-variables.ts";
import { theme } from "../design/theme.ts";
import { newSessionClient } from "../session/session-client.ts";

/**
 * Renders inside the theme and a router, for tests. `path` is the address the element stands at; every other address
 * shows "at " and where one is, so that a test sees where a link led to. What the element reads and writes goes through the
 * links of a signed-in user to `fakeBff`; the operator's screens bring their own client.
 */
export function render(element: ReactNode, path = "/", client: ApolloClient = newSessionClient()): RenderResult {
  const { pathname } = new URL(path, "http://test.invalid");
  const router = createMemoryRouter(
    [
      { path: pathname, element },
      { path: "*", element: <Elsewhere /> },
    ],
    { initialEntries: [path] },
  );
  return renderPlain(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} env="test">
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </MantineProvider>,
  );

  function Elsewhere() {
    return <>at {router.state.location.pathname + router.state.location.search}</>;
  }
}
