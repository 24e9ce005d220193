import { ApolloProvider } from "@apollo/client/react";
import { MantineProvider } from "@mantine/core";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { knownSession, type Viewer } from "../../../session/session.ts";
import { newSessionClient } from "../../../session/session-client.ts";
import { ViewerContext } from "../../../session/use-session.ts";
import { aViewer } from "../../../testing/a-viewer.ts";
import { type Answer, fakeBff } from "../../../testing/fake-bff.ts";
import { somebody } from "../../../testing/sign-in-answers.ts";

const unbounded: Answer = { data: { bookletCheck: { __typename: "BookletCheck", articles: [] } } };

interface Options {
  answers?: Record<string, Answer | Answer[]>;
  /** Path and query that the screen stands at; every other address shows nothing. */
  address: string;
  /** State of the history entry. */
  state?: unknown;
  viewer?: Partial<Viewer>;
}

/** A screen of originals for somebody who is signed in, over a fake bff. */
export async function renderOriginal(screen: ReactElement, { answers = {}, address, state, viewer = {} }: Options) {
  const bff = fakeBff({ Viewer: somebody, PrintCheck: unbounded, ...answers });
  await knownSession();
  const { pathname, search } = new URL(address, "http://test.invalid");
  const routes = [
    { path: pathname, element: screen },
    { path: "*", element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname, search, state }] });
  render(
    <MantineProvider env="test">
      <ApolloProvider client={newSessionClient()}>
        <ViewerContext value={aViewer(viewer)}>
          <RouterProvider router={router} />
        </ViewerContext>
      </ApolloProvider>
    </MantineProvider>,
  );
  return {
    /** Operations asked for by the screen, in order, without the look at licences before a print. */
    asked: () => bff.operations().filter((operation) => operation !== "Viewer" && operation !== "PrintCheck"),
    /** Variables of the calls of an operation, in order. */
    variables: (operation: string) =>
      bff.calls.filter((call) => call.operation === operation).map(({ body }) => body.variables),
    address: () => router.state.location.pathname + router.state.location.search,
    state: () => router.state.location.state as unknown,
  };
}

/** An answer of the bff to one of the mutations. */
export const answered = (field: string, result: object): Answer => ({ data: { [field]: result } });
