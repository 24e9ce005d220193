import { Type } from "typebox";
import { oneChunk } from "../../../csv/one-chunk.ts";
import { fileErrorSchema } from "../../../csv/read-csv.ts";
import { fileNames, sendCsv } from "../../../csv/send-csv.ts";
import { ADMINS, type Router, type UserCall } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { MediaRatesDownloadQuery, MediaRatesForm } from "./media-rate.form.ts";
import { listRates, mediaRatesSchema, type RateCall, readRates, saveRates } from "./media-rate.service.ts";
import { RATE_COLUMNS, RATES_BYTES, uploadRates } from "./media-rate-csv.ts";

const callOf = ({ tx, actor, request }: UserCall<object, object>): RateCall => ({ tx, actor, requestId: request.id });

/** GET and PUT /media_rates, and the same as CSV (our additions to api.md): what an advertisement in a medium costs. */
export function mediaRateRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/media_rates",
    allow: ADMINS,
    summary: "Advertising rates that the contract entered, by medium",
    data: mediaRatesSchema,
    run: listRates,
  });

  router.user({
    method: "PUT",
    path: "/media_rates",
    allow: ADMINS,
    summary: "Set advertising rates of media; null removes a rate, and media that are not named keep theirs",
    body: MediaRatesForm,
    data: mediaRatesSchema,
    run: (call) => saveRates(callOf(call), call.body.media_rates, call.body.version),
  });

  router.user({
    method: "GET",
    path: "/media_rates_download",
    allow: ADMINS,
    summary: "The advertising rates as a CSV file that can be uploaded again",
    query: MediaRatesDownloadQuery,
    data: Type.Unknown(),
    produces: "text/csv",
    run: async ({ tx, actor, query, reply }) => {
      const rows = await readRates(tx, actor.contractId);
      const names = fileNames(["掲載単価", "media_rates"], `_${tokyoDay(clock.now())}.csv`);
      return sendCsv(reply, { ...names, columns: RATE_COLUMNS, rows: oneChunk(rows), encoding: query.encoding });
    },
  });

  router.user({
    method: "PUT",
    path: "/media_rates_upload",
    allow: ADMINS,
    summary: "Set advertising rates by a CSV file (UTF-8 or CP932); nothing is written unless every line is valid",
    uploadBytes: RATES_BYTES,
    data: Type.Object({ changed_count: Type.Integer(), fileError: fileErrorSchema }),
    run: (call) => uploadRates(callOf(call), call.file),
  });
}
