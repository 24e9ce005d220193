import type { Router } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { mediaArrivalsSchema } from "./media-arrival.dto.ts";
import { MediaArrivalsQuery } from "./media-arrival.form.ts";
import { mediaArrivals } from "./media-arrival.service.ts";

/** GET /media_arrivals: which media have come today, beside what is usual for them (look.md, arrival board). */
export function mediaArrivalRoutes(router: Router, { clock }: Parts): void {
  router.operator({
    method: "GET",
    path: "/media_arrivals",
    allow: "view",
    summary: "Media of a source with their arrivals of a day and the usual number: missing, few and late ones first",
    query: MediaArrivalsQuery,
    data: mediaArrivalsSchema,
    run: ({ tx, query }) => {
      const now = clock.now();
      return mediaArrivals(tx, query.data_section, query.process_date ?? tokyoDay(now), now);
    },
  });
}
