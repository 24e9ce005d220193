import { createBrowserRouter, type RouteObject } from "react-router";
import { FrameLayout } from "./FrameLayout.tsx";
import { guardLoader } from "./guard-loader.ts";
import { RouteError } from "./RouteError.tsx";
import { routeTable } from "./route-table.ts";
import type { RouteRow } from "./routes/route-row.ts";
import { ScreenHost } from "./ScreenHost.tsx";
import { StartingUp } from "./StartingUp.tsx";
import { isBuilt } from "./screens.ts";
import { subscribeSession } from "./session.ts";

const routesOf = (row: RouteRow | undefined, paths: readonly string[]): RouteObject[] =>
  paths.map((path) => ({
    id: `${row?.id ?? "unknown"}${path}`,
    path,
    loader: guardLoader(row),
    ErrorBoundary: RouteError,
    element: <ScreenHost row={row} />,
    handle: { row },
  }));

/** Screens that fill the window themselves; all the others, and every 見つかりません, stand in the frame. */
const standsAlone = (row: RouteRow): boolean => row.loginRoute && isBuilt(row.id);

/** The route objects of the whole table; the frame stays mounted while its screens change. */
export function routeObjects(): RouteObject[] {
  const rows = routeTable.map((row) => ({ row, objects: routesOf(row, [row.path, ...row.aliases]) }));
  const alone = rows.filter(({ row }) => standsAlone(row)).flatMap(({ objects }) => objects);
  const framed = rows.filter(({ row }) => !standsAlone(row)).flatMap(({ objects }) => objects);
  return [
    {
      id: "root",
      ErrorBoundary: RouteError,
      HydrateFallback: StartingUp,
      children: [
        ...alone,
        {
          id: "frame",
          element: <FrameLayout />,
          ErrorBoundary: RouteError,
          children: [...framed, ...routesOf(undefined, ["*"])],
        },
      ],
    },
  ];
}

/** The router of the running program; a changed session runs the guard again for what is open. */
export function startRouter() {
  const router = createBrowserRouter(routeObjects());
  subscribeSession(() => {
    if (router.state.initialized) void router.revalidate();
  });
  return router;
}
