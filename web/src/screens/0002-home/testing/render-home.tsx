import { ApolloLink, Observable } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { MantineProvider } from "@mantine/core";
import { configure, render } from "@testing-library/react";
import { StrictMode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { newApolloClient } from "../../../bff/apollo.ts";
import type { Viewer } from "../../../session/session.ts";
import { ViewerContext } from "../../../session/use-session.ts";
import { aViewer } from "../../../testing/a-viewer.ts";
import { windowOf } from "../../../testing/window-of.ts";
import HomeScreen from "../HomeScreen.tsx";

// Without asking jsdom for the style of every ancestor, which takes most of the time of a query by role.
configure({ defaultHidden: true });

/** Variables of one operation, as far as tests look at them. */
export interface Input {
  id?: string;
  input?: {
    selection?: { kind: string; id: string } | null;
    period?: { start: string; end: string } | null;
    source?: "NEWSPAPER" | "WEB" | "MAGAZINE" | null;
    sort?: { key: string; order: string };
    page?: number;
  };
}

/** An answer's data, an Error for a failure, or null for an answer that never comes. */
export type Answers = Record<string, (variables: Input) => object | Error | null>;

/** Comes after the screen, whatever it shows. */
const ASIDE: Record<string, object> = {
  ClipFolders: { clipFolders: [] },
  PaperArrivals: { paperArrivals: { __typename: "PaperArrivals", line: "", papers: [] } },
  ReadingPlaces: { readingPlaces: [] },
  VisitList: { visitList: true },
};

/** The home screen over a fake bff, in a window of 1440 px unless said otherwise. `calls` are operation names, in order. */
export function renderHome(answers: Answers, { query = "", width = 1440, viewer = {} as Partial<Viewer> } = {}) {
  const calls: string[] = [];
  const asked: Input[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const name = operation.operationName ?? "";
        const isAside = name in ASIDE && !answers[name];
        if (!isAside) {
          calls.push(name);
          asked.push(operation.variables);
        }
        const answer = isAside ? ASIDE[name] : answers[name]?.(operation.variables);
        if (answer === null) return;
        queueMicrotask(() => {
          if (answer instanceof Error || answer === undefined)
            observer.error(answer ?? new Error(`no answer for ${name}`));
          else {
            observer.next({ data: { __typename: "Query", ...answer } });
            observer.complete();
          }
        });
      }),
  );
  windowOf(width);
  const elsewhere = { path: "*", element: null };
  const router = createMemoryRouter([{ path: "/0002", element: <HomeScreen /> }, elsewhere], {
    initialEntries: [`/0002${query}`],
  });
  render(
    <StrictMode>
      <MantineProvider env="test">
        <ApolloProvider client={newApolloClient(link)}>
          <ViewerContext value={aViewer(viewer)}>
            <RouterProvider router={router} />
          </ViewerContext>
        </ApolloProvider>
      </MantineProvider>
    </StrictMode>,
  );
  const place = () => router.state.location;
  return {
    calls,
    asked,
    search: () => place().search,
    location: () => place().pathname + place().search,
    back: () => router.navigate(-1),
    leaveFor: (path: string) => router.navigate(path),
  };
}

/** Lets every test of a file fail when React or Apollo has something to complain about. */
export function watchConsole(): void {
  const complaints: unknown[][] = [];
  beforeEach(() => {
    complaints.length = 0;
    for (const level of ["error", "warn"] as const)
      vi.spyOn(console, level).mockImplementation((...said) => void complaints.push(said));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    expect(complaints).toEqual([]);
  });
}
