import { SeenVersion } from "@kirinuki/schema/forms/decorators.ts";
import { MOST_TAGS } from "@kirinuki/schema/tones.ts";
import { IsOptional, ValidateBy } from "class-validator";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { type TagLine, tagLinesFault } from "./tag-lines.ts";

const JSON_SCHEMA = {
  type: "array",
  maxItems: MOST_TAGS,
  items: {
    type: "object",
    required: ["tag_name"],
    properties: {
      tag_id: { type: "string" },
      tag_name: { type: "string" },
      retired_flag: { type: "integer", enum: [0, 1] },
    },
  },
};

/** PUT /tags: the whole list in its order, in place of the one before. */
export class TagsForm {
  @ValidateBy(
    {
      name: "isTagList",
      validator: {
        validate: (value) => tagLinesFault(value) === null,
        defaultMessage: (args) => tagLinesFault(args?.value) ?? "",
      },
    },
    { context: { jsonSchema: JSON_SCHEMA } },
  )
  tags!: TagLine[];
  @SeenVersion() version?: string | null;
}

export class TagsDownloadQuery {
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}
