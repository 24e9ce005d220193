import { Type } from "typebox";
import { fileNames, sendCsv } from "../../../csv/send-csv.ts";
import type { Router } from "../../../http/route.ts";
import { periodOf } from "../../../period/period.ts";
import type { Parts } from "../../parts.ts";
import { MediaLicenceForm, MediaLicencesQuery, MediaUsesQuery } from "./media-licence.form.ts";
import { mediaLicencesSchema, readMediaLicences } from "./media-licence.read-model.ts";
import { saveLicence } from "./media-licence.service.ts";
import { MEDIA_USES_COLUMNS, readMediaUses } from "./media-uses.read-model.ts";

/** Licences of media, and GET /media_uses_download (our additions to api.md, Operator). */
export function mediaLicenceRoutes(router: Router, { clock }: Parts): void {
  router.operator({
    method: "GET",
    path: "/media_licences",
    allow: "view",
    summary: "Newspapers and magazines with what their licence allows for originals; null: no limit",
    query: MediaLicencesQuery,
    data: mediaLicencesSchema,
    run: async ({ tx, query }) => ({ media_licences: await readMediaLicences(tx, query.media_code) }),
  });

  router.operator({
    method: "PUT",
    path: "/media_licences",
    allow: "edit",
    summary: "Change the licence of a medium; it applies from the next use on",
    body: MediaLicenceForm,
    data: Type.Object({ media_code: Type.String() }),
    run: async ({ tx, body, operatorId, request }) => {
      await saveLicence({ tx, operatorId, requestId: request.id }, body, clock.now());
      return { media_code: body.media_code };
    },
  });

  router.operator({
    method: "GET",
    path: "/media_uses_download",
    allow: "view",
    summary: "Counted uses by month and medium over all contracts, as CSV for royalties",
    query: MediaUsesQuery,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, query, reply }) => {
      const period = periodOf(query, clock);
      const names = fileNames(["媒体別利用数", "media_uses"], `_${period.start}_${period.end}.csv`);
      const rows = readMediaUses(tx, period);
      return sendCsv(reply, { ...names, columns: MEDIA_USES_COLUMNS, rows, encoding: query.encoding });
    },
  });
}
