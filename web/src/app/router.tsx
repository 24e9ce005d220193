import { type ReactElement } from "react";
import { createBrowserRouter, type RouteObject } from "react-router";
import { goBy, hearOtherTab, subscribeSession } from "../session/session.ts";
import { hearTabs } from "../session/tabs.ts";
import { FrameLayout } from "./FrameLayout.tsx";
import { guardLoader } from "./guard-loader.ts";
import { OperatorLayout } from "./OperatorLayout.tsx";
import { RouteError } from "./RouteError.tsx";
import { routeTable, rowById } from "./route-table.ts";
import type { RouteRow } from "./routes/route-row.ts";
import { ScreenHost } from "./ScreenHost.tsx";
import { StartingUp } from "./StartingUp.tsx";

/** @param guarded the row whose guard stands before the paths: for unknown ones another than their own */
const routesOf = (row: RouteRow | undefined, paths: readonly string[], guarded = row): RouteObject[] =>
  paths.map((path) => ({
    id: `${row?.routeName ?? row?.id ?? "unknown"}${path}`,
    path,
    loader: guardLoader(guarded),
    ErrorBoundary: RouteError,
    element: <ScreenHost row={row} />,
    handle: { row },
  }));

/** Screens that fill the window themselves; all the others, and every 見つかりません, stand in a frame. */
const standsAlone = (row: RouteRow): boolean => (row.signIn || row.alone) && row.screen !== undefined;

const framed = (id: string, frame: ReactElement, children: RouteObject[]): RouteObject => ({
  id,
  element: frame,
  ErrorBoundary: RouteError,
  children,
});

/** The route objects of the whole table; a frame stays mounted while its screens change. */
export function routeObjects(): RouteObject[] {
  const objects = (wanted: (row: RouteRow) => boolean) =>
    routeTable.filter(wanted).flatMap((row) => routesOf(row, [row.path, ...row.aliases]));
  const ofOperators = (row: RouteRow) => row.area === "operator";
  return [
    {
      id: "root",
      ErrorBoundary: RouteError,
      HydrateFallback: StartingUp,
      children: [
        ...objects(standsAlone),
        ...kitPage,
        framed("operator", <OperatorLayout />, [
          ...objects((row) => ofOperators(row) && !standsAlone(row)),
          ...routesOf(undefined, ["/el/*"], rowById("el-home")),
        ]),
        framed("frame", <FrameLayout />, [
          ...objects((row) => !ofOperators(row) && !standsAlone(row)),
          ...routesOf(undefined, ["*"]),
        ]),
      ],
    },
  ];
}

/** Every part of docs/components.md with its states; for `npm run dev` only, the product's build drops it. */
const kitPage: RouteObject[] = import.meta.env.DEV
  ? [{ id: "kit", path: "/kit/:part?", lazy: () => import("../screens/kit/KitScreen.tsx") }]
  : [];

type Router = ReturnType<typeof createBrowserRouter>;

/** Ties a router to the session: a change runs the guard again for what is open, and the other tabs are heard. */
export function connectSession(router: Router): () => void {
  const stops = [
    subscribeSession(() => {
      if (router.state.initialized) void router.revalidate();
    }),
    hearTabs((news) => void hearOtherTab(news)),
  ];
  goBy((address) => router.navigate(address, { replace: true }));
  return () => {
    for (const stop of stops) stop();
  };
}

/** The router of the running program. */
export function startRouter(): Router {
  const router = createBrowserRouter(routeObjects());
  connectSession(router);
  return router;
}
