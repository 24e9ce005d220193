import { HANDLINGS, type Handling } from "@kirinuki/schema/briefing.ts";
import type { Prominence } from "@kirinuki/schema/prominence.ts";
import { PROMINENCES } from "@kirinuki/schema/prominence.ts";
import { type Static, Type } from "typebox";
import { Day, nullable } from "../../../http/wire-types.ts";

const flag = (description: string) => Type.Integer({ enum: [0, 1], description });

const story = {
  article_id: Type.String(),
  data_section: Type.Integer({ enum: [1, 2, 3, 5] }),
  title: Type.String(),
  media_name: Type.String(),
  issue_date: nullable(Day()),
  excerpt: nullable(
    Type.String({
      description:
        "First sentence of the text, verbatim, as far as licence and rights allow; null: nothing may be quoted",
    }),
  ),
  excerpt_cut_flag: flag("1: the sentence goes on"),
  paper_count: Type.Integer({
    description: "Newspapers that tell the story in the last seven days, as the caller sees them",
  }),
  first_page_count: Type.Integer({ description: "Of these, those that have it on the first page" }),
  magazine_count: Type.Integer({ description: "Magazines that tell it" }),
  site_count: Type.Integer({ description: "Web media that tell it" }),
};

const item = {
  ...story,
  impact: Type.String({ description: "What it means for the company, in one line" }),
  handling: Type.Unsafe<Handling>(
    Type.Integer({ enum: [...HANDLINGS], description: "1: nothing to do, 2: being looked into, 3: done" }),
  ),
  open_since: nullable(Day()),
};
const itemSchema = Type.Object(item);
export type BriefingItemWire = Static<typeof itemSchema>;

/** GET and PUT /briefing: the page as the caller may see it. */
export const briefingSchema = Type.Object({
  process_date: Day(),
  confirmed_flag: flag("0: nobody has confirmed the page of this day"),
  version: nullable(Type.Integer()),
  confirmed_by: nullable(Type.String({ description: "Name of who confirmed it last" })),
  confirmed_datetime: nullable(Type.String({ format: "date-time" })),
  item_info: Type.Array(itemSchema),
  hidden_count: Type.Integer({ description: "Stories whose article the caller may not see" }),
  previous_date: nullable(Day()),
  next_date: nullable(Day()),
  edit_flag: flag("1: the caller may confirm it"),
});
export type BriefingWire = Static<typeof briefingSchema>;

const candidate = Type.Object({
  ...item,
  chosen_flag: flag("1: proposed for the page, or on it"),
  carried_flag: flag("1: still open on the page before; it must stay"),
  points: Type.Integer({ description: "By which it was proposed; 0 for what is carried over or on the page" }),
  prominence: Type.Unsafe<Prominence>(Type.Integer({ enum: [...PROMINENCES] })),
});
export type CandidateWire = Static<typeof candidate>;

/** GET /briefing_proposal. */
export const briefingProposalSchema = Type.Object({
  process_date: Day(),
  version: nullable(Type.Integer()),
  confirmed_by: nullable(Type.String()),
  confirmed_datetime: nullable(Type.String({ format: "date-time" })),
  hidden_count: Type.Integer({ description: "Stories that stay on the page although the caller may not see them" }),
  candidate_info: Type.Array(candidate),
});
export type BriefingProposalWire = Static<typeof briefingProposalSchema>;
