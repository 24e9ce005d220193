import { Type } from "typebox";
import { ANY_USER, type Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { callOf } from "./clip.routes.ts";
import { handClipSchema } from "./hand-clip.dto.ts";
import { HandClipBody, RemovedHandClipBody } from "./hand-clip.form.ts";
import { removeHandClip, saveHandClip } from "./hand-clip.service.ts";

/** Records added by hand (our addition to api.md): whoever reads and writes the folder reads and writes them. */
export function handClipRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "PUT",
    path: "/hand_clip",
    allow: ANY_USER,
    summary:
      "Add a record of television, radio, paper or an event to a folder by hand, or change the one with the given id",
    body: HandClipBody,
    data: handClipSchema,
    run: (call) => saveHandClip(callOf(call), call.body, clock.now()),
  });

  router.user({
    method: "DELETE",
    path: "/hand_clip",
    allow: ANY_USER,
    summary: "Delete a record that was added by hand; reports that were made keep it",
    body: RemovedHandClipBody,
    data: Type.Object({}),
    run: async (call) => {
      await removeHandClip(callOf(call), call.body);
      return {};
    },
  });
}
