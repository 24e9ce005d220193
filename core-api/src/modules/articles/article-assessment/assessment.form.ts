import { MOST_TAGS, TONES, type Tone } from "@kirinuki/schema/tones.ts";
import { IsOptional } from "class-validator";
import { invalidFields } from "../../../errors/app-error.ts";
import { ArticleIdsField, CodeField, IdsField } from "../../../http/fields.ts";

/** Articles of one call. */
const MAX_ARTICLES = 1000;

/** PUT /article_assessment. */
export class AssessmentForm {
  @ArticleIdsField("記事", MAX_ARTICLES) article_info!: string[];
  /** 0 takes it away; absent leaves it. */
  @IsOptional() @CodeField("論調", [0, ...TONES]) tone?: Tone;
  @IsOptional() @IdsField("付けるタグ", MOST_TAGS) add_tag_ids?: string[];
  @IsOptional() @IdsField("外すタグ", MOST_TAGS) remove_tag_ids?: string[];
}

/** @throws AppError INVALID_FIELDS where the form changes nothing, or puts a tag on and takes it off */
export function checkAssessment({ tone, add_tag_ids: added, remove_tag_ids: removed }: AssessmentForm): void {
  if (tone === undefined && added === undefined && removed === undefined)
    throw invalidFields([{ field: "tone", message: "論調かタグを指定してください。" }]);
  if (added?.some((id) => removed?.includes(id)))
    throw invalidFields([{ field: "remove_tag_ids", message: "同じタグを付けて外すことはできません。" }]);
}
