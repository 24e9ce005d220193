import { ApolloLink, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { MantineProvider } from "@mantine/core";
import { configure, render } from "@testing-library/react";
import { type ReactElement, StrictMode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { newApolloClient } from "../bff/apollo.ts";
import type { Viewer } from "../session/session.ts";
import { newSessionClient } from "../session/session-client.ts";
import { ViewerContext } from "../session/use-session.ts";
import { aViewer } from "./a-viewer.ts";

// Without asking jsdom for the style of every ancestor, which takes most of the time of a query by role.
configure({ defaultHidden: true });

/** An answer's data, an Error for a failure, or null for an answer that never comes. */
export type ScreenAnswers = Record<string, (variables: Record<string, unknown>) => object | Error | null>;

interface Options {
  /** Answers by operation; without them the screen asks `fakeBff` through the links of a signed-in user. */
  answers?: ScreenAnswers;
  /** Path and query that the screen is opened with. */
  address: string;
  viewer?: Partial<Viewer>;
}

/** A signed-in screen over a fake bff; `calls` are operation names, in order, `asked` their variables. */
export function renderScreen(screen: ReactElement, { answers, address, viewer = {} }: Options) {
  const calls: string[] = [];
  const asked: Record<string, unknown>[] = [];
  const link = new ApolloLink(
    ({ operationName = "", variables }) =>
      new Observable((observer) => {
        calls.push(operationName);
        asked.push(variables);
        const answer = answers?.[operationName]?.(variables);
        if (answer === null) return;
        queueMicrotask(() => {
          if (answer instanceof Error || answer === undefined)
            observer.error(answer ?? new Error(`no answer for ${operationName}`));
          else {
            observer.next({ data: { __typename: "Query", ...answer } });
            observer.complete();
          }
        });
      }),
  );
  const router = createMemoryRouter([{ path: "*", element: screen }], { initialEntries: [address] });
  render(
    <StrictMode>
      <MantineProvider env="test">
        <ApolloProvider client={answers ? newApolloClient(link) : newSessionClient()}>
          <ViewerContext value={aViewer(viewer)}>
            <RouterProvider router={router} />
          </ViewerContext>
        </ApolloProvider>
      </MantineProvider>
    </StrictMode>,
  );
  return { calls, asked, address: () => router.state.location.pathname + router.state.location.search };
}
