import { TONES, type Tone } from "@kirinuki/schema/tones.ts";
import type { AssessmentFilter } from "../../../access/assessed.ts";
import { CodesField, IdsField } from "../../../http/fields.ts";

const MOST_WANTED_TAGS = 50;

/** `tone` of a list: articles with one of these; 0 is those without one. */
export const WantedTones = (): PropertyDecorator => CodesField("論調", [0, ...TONES]);
/** `tag_id` of a list: articles with at least one of these. */
export const WantedTags = (): PropertyDecorator => IdsField("タグ", MOST_WANTED_TAGS);

/** Null where a form asks for nothing of it. */
export const assessmentFilterOf = ({
  tone = [],
  tag_id = [],
}: {
  tone?: Tone[];
  tag_id?: string[];
}): AssessmentFilter | null => (tone.length + tag_id.length === 0 ? null : { tones: tone, tagIds: tag_id });
