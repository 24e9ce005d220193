import { Type } from "typebox";
import { oneChunk } from "../../../csv/one-chunk.ts";
import { sendTable } from "../../../csv/send-table.ts";
import { ADMINS, ANY_USER, type Router } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { PICKUP_COLUMNS } from "./pickup.columns.ts";
import { readPickups } from "./pickups.read-model.ts";
import {
  listedReleaseSchema,
  releaseSchema,
  toPickupArticle,
  toRelease,
  toTrackedRelease,
  trackedReleaseSchema,
} from "./press-release.dto.ts";
import { PressReleaseBody, ReleaseDownloadQuery, ReleaseQuery, RemovedReleaseBody } from "./press-release.form.ts";
import { readReleases } from "./press-release.repository.ts";
import { demandRelease, removeRelease, saveRelease } from "./press-release.service.ts";

/** GET /press_releases, /press_release, /press_release_download, PUT and DELETE /press_release (our addition to api.md). */
export function pressReleaseRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/press_releases",
    allow: ANY_USER,
    summary: "Own press releases, latest first; those of days to come for administrators alone",
    data: Type.Object({ press_releases: Type.Array(listedReleaseSchema) }),
    run: async ({ tx, actor }) => ({ press_releases: await readReleases(tx, actor, tokyoDay(clock.now())) }),
  });

  router.user({
    method: "GET",
    path: "/press_release",
    allow: ANY_USER,
    summary: "A press release and the articles that reprint it, quote it or report on it themselves",
    query: ReleaseQuery,
    data: trackedReleaseSchema,
    run: async ({ tx, actor, query }) => {
      const release = await demandRelease({ tx, actor, clock }, query.press_release_id);
      return toTrackedRelease(release, await readPickups(tx, actor, release));
    },
  });

  router.user({
    method: "GET",
    path: "/press_release_download",
    allow: ANY_USER,
    summary: "The articles that took up a press release as one file",
    query: ReleaseDownloadQuery,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, actor, query, reply }) => {
      const release = await demandRelease({ tx, actor, clock }, query.press_release_id);
      const { articles } = await readPickups(tx, actor, release);
      const names = [`リリース追跡_${release.release_title}`, `press_release_${release.press_release_id}`] as const;
      const rows = oneChunk(articles.map(toPickupArticle));
      const table = { sheetName: "リリース追跡", columns: PICKUP_COLUMNS, rows };
      return sendTable(reply, table, { ...query, names, days: release.release_date });
    },
  });

  router.user({
    method: "PUT",
    path: "/press_release",
    allow: ADMINS,
    summary: "Add an own press release, or change one",
    body: PressReleaseBody,
    data: releaseSchema,
    run: async ({ tx, actor, body, request }) =>
      toRelease(await saveRelease({ tx, actor, clock, requestId: request.id }, body.press_release_id ?? null, body)),
  });

  router.user({
    method: "DELETE",
    path: "/press_release",
    allow: ADMINS,
    summary: "Delete an own press release",
    body: RemovedReleaseBody,
    data: Type.Object({}),
    run: async ({ tx, actor, body, request }) => {
      await removeRelease({ tx, actor, clock, requestId: request.id }, body.press_release_id, body.version);
      return {};
    },
  });
}
