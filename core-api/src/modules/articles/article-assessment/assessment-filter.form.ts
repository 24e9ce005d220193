import { PROMINENCES, type Prominence } from "@kirinuki/schema/prominence.ts";
import { TONES, type Tone } from "@kirinuki/schema/tones.ts";
import type { AssessmentFilter } from "../../../access/assessed.ts";
import { CodesField, IdsField } from "../../../http/fields.ts";

const MOST_WANTED_TAGS = 50;

/** `tone` of a list: articles with one of these; 0 is those without one. */
export const WantedTones = (): PropertyDecorator => CodesField("論調", [0, ...TONES]);
/** `tag_id` of a list: articles with at least one of these. */
export const WantedTags = (): PropertyDecorator => IdsField("タグ", MOST_WANTED_TAGS);
/** `prominence` of a list: articles with one of these; 0 is those that no word found. */
export const WantedProminences = (): PropertyDecorator => CodesField("主題度", PROMINENCES);

/**
 * Null where a form asks for nothing of it.
 * @param named tags that an article must have, each of them
 */
export function assessmentFilterOf(
  { tone = [], tag_id = [], prominence = [] }: { tone?: Tone[]; tag_id?: string[]; prominence?: Prominence[] },
  named: readonly string[] = [],
): AssessmentFilter | null {
  const tags = [...(tag_id.length > 0 ? [tag_id] : []), ...named.map((id) => [id])];
  return tone.length + tags.length + prominence.length === 0 ? null : { tones: tone, tags, prominences: prominence };
}
