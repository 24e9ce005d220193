import { EVENT_KINDS, type EventKind } from "@kirinuki/schema/company-event.ts";
import { Type } from "typebox";
import { Day } from "../../../http/wire-types.ts";

/** An event as it is told. */
export const toldEventSchema = Type.Object({
  event_date: Day(),
  event_kind: Type.Unsafe<EventKind>(Type.Integer({ enum: [...EVENT_KINDS] })),
  title: Type.String(),
});
