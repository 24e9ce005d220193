import { Type } from "typebox";
import { requiredId } from "../../../http/required-id.ts";
import type { OperatorCall, Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { magazineMediaSchema, mediaCodeSchema, newspaperMediaSchema } from "./media.dto.ts";
import { MagazineMediaForm, MediaCodeForm, NewspaperMediaForm } from "./media.form.ts";
import { readMagazineMedia, readNewspaperMedia } from "./media.read-model.ts";
import { removeMedium, saveMagazine, saveNewspaper } from "./media.service.ts";

/** GET, PUT, DELETE /newspaper_media and /magazine_media (api.md, Operator; the former is our addition). */
export function mediaRoutes(router: Router, { clock }: Parts): void {
  const remove = (kind: 1 | 5) =>
    ({
      method: "DELETE",
      allow: "edit",
      query: MediaCodeForm,
      body: MediaCodeForm,
      data: Type.Object({}),
      run: async ({ tx, query, body, operatorId, request }: OperatorCall<MediaCodeForm, MediaCodeForm>) => {
        const code = requiredId("media_code", "媒体コード", query, body);
        await removeMedium({ tx, operatorId, requestId: request.id }, code, kind);
        return {};
      },
    }) as const;

  router.operator({
    method: "GET",
    path: "/newspaper_media",
    allow: "view",
    summary: "Newspapers with code and group, in dropdown order",
    query: MediaCodeForm,
    data: newspaperMediaSchema,
    run: async ({ tx, query }) => ({ newspaper_media: await readNewspaperMedia(tx, query.media_code) }),
  });

  router.operator({
    method: "PUT",
    path: "/newspaper_media",
    allow: "edit",
    summary: "Create a newspaper, or change name, group and licence of the one with the given code",
    body: NewspaperMediaForm,
    data: mediaCodeSchema,
    run: async ({ tx, body, operatorId, request }) => {
      await saveNewspaper({ tx, operatorId, requestId: request.id, now: clock.now() }, body);
      return { media_code: body.media_code };
    },
  });

  router.operator({
    ...remove(1),
    path: "/newspaper_media",
    summary: "Delete a newspaper that has no articles",
  });

  router.operator({
    method: "GET",
    path: "/magazine_media",
    allow: "view",
    summary: "Magazines with code, name, and rules of sale and redelivery",
    query: MediaCodeForm,
    data: magazineMediaSchema,
    run: async ({ tx, query }) => ({ magazine_media: await readMagazineMedia(tx, query.media_code) }),
  });

  router.operator({
    method: "PUT",
    path: "/magazine_media",
    allow: "edit",
    summary:
      "Create a magazine, or change the one with the given code and its licence; its rules apply to future articles",
    body: MagazineMediaForm,
    data: mediaCodeSchema,
    run: async ({ tx, body, operatorId, request }) => {
      await saveMagazine({ tx, operatorId, requestId: request.id, now: clock.now() }, body);
      return { media_code: body.media_code };
    },
  });

  router.operator({
    ...remove(5),
    path: "/magazine_media",
    summary: "Delete a magazine that has no articles",
  });
}
