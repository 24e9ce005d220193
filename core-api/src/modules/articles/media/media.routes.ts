import { Type } from "typebox";
import type { OperatorCall, Router } from "../../../http/route.ts";
import { requiredId } from "../../operator/operator/required-id.ts";
import { magazineMediaSchema, mediaCodeSchema, newspaperMediaSchema } from "./media.dto.ts";
import { MagazineMediaForm, MediaCodeForm, NewspaperMediaForm } from "./media.form.ts";
import { readMagazineMedia, readNewspaperMedia } from "./media.read-model.ts";
import { removeMedium, saveMagazine, saveNewspaper } from "./media.service.ts";

/** GET, PUT, DELETE /newspaper_media and /magazine_media (api.md, Operator; the former is our addition). */
export function mediaRoutes(router: Router): void {
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
    summary: "Newspapers with their code and group, in the order of the dropdown",
    query: MediaCodeForm,
    data: newspaperMediaSchema,
    run: async ({ tx, query }) => ({ newspaper_media: await readNewspaperMedia(tx, query.media_code) }),
  });

  router.operator({
    method: "PUT",
    path: "/newspaper_media",
    allow: "edit",
    summary: "Add a newspaper, or correct the name and group of the one with the code",
    body: NewspaperMediaForm,
    data: mediaCodeSchema,
    run: async ({ tx, body, operatorId, request }) => {
      await saveNewspaper({ tx, operatorId, requestId: request.id }, body);
      return { media_code: body.media_code };
    },
  });

  router.operator({
    ...remove(1),
    path: "/newspaper_media",
    summary: "Remove a newspaper of which there are no articles",
  });

  router.operator({
    method: "GET",
    path: "/magazine_media",
    allow: "view",
    summary: "Magazines with their code, name, and rules of sale and redelivery",
    query: MediaCodeForm,
    data: magazineMediaSchema,
    run: async ({ tx, query }) => ({ magazine_media: await readMagazineMedia(tx, query.media_code) }),
  });

  router.operator({
    method: "PUT",
    path: "/magazine_media",
    allow: "edit",
    summary: "Add a magazine, or correct the one with the code; its rules hold for articles that come from now on",
    body: MagazineMediaForm,
    data: mediaCodeSchema,
    run: async ({ tx, body, operatorId, request }) => {
      await saveMagazine({ tx, operatorId, requestId: request.id }, body);
      return { media_code: body.media_code };
    },
  });

  router.operator({
    ...remove(5),
    path: "/magazine_media",
    summary: "Remove a magazine of which there are no articles",
  });
}
