import "reflect-metadata";
import { BOOKLET } from "@kirinuki/schema/booklet.ts";
import { DATA_SECTIONS, type DataSection } from "@kirinuki/schema/codes.ts";
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from "class-validator";
import { Field, ID, InputType, Int, registerEnumType } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";
import { MarkedWordsField } from "../article/marked-words.ts";
import { SelectionInput } from "../theme/selection.input.ts";

/** Most articles of one request, as core-api has it. */
export const MAX_ORIGINALS = 100;

/** What an original is wanted for (pdf_flag and request_div of the spec). */
export const OriginalUse = { DISPLAY: "DISPLAY", PRINT: "PRINT" } as const;
export type OriginalUse = (typeof OriginalUse)[keyof typeof OriginalUse];
registerEnumType(OriginalUse, {
  name: "OriginalUse",
  description: "Kind of use of an original.",
  valuesConfig: { DISPLAY: { description: "Display on the screen (1)." }, PRINT: { description: "Print (2)." } },
});

@InputType({ description: "An article whose original is requested." })
export class OriginalRef {
  @Matches(/^\d{1,19}$/, { message: inputText.id })
  @Field(() => ID, { description: "article_id, decimal." })
  id!: string;

  @IsIn(DATA_SECTIONS, { message: inputText.dataSection })
  @Field(() => Int, { description: "1 newspaper image, 2 newspaper text, 5 magazine." })
  dataSection!: DataSection;
}

@InputType({ description: "Screen and selection that originals are requested from. Stored with the use." })
export class OriginalOrigin {
  @Field(() => Boolean, { description: "Whether the request comes from a mail link (is_mail)." })
  isMail: boolean = false;

  @IsOptional()
  @MaxLength(20, { message: inputText.id })
  @Field(() => String, { nullable: true, description: "display_id of the screen." })
  displayId?: string | null;

  @IsOptional()
  @MaxLength(200, { message: inputText.id })
  @Field(() => String, { nullable: true, description: "Charge code, where the contract asks for one." })
  chargeCode?: string | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => SelectionInput, { nullable: true, description: "Theme, theme group or topic whose list showed them." })
  selection?: SelectionInput | null;
}

@InputType({ description: "Originals of newspaper articles, merged into one file." })
export class OriginalsInput {
  @ArrayMinSize(1, { message: inputText.originals })
  @ArrayMaxSize(MAX_ORIGINALS, { message: inputText.originals })
  @ValidateNested()
  @Field(() => [OriginalRef], { description: "1 to 100 articles, in the page order of the file." })
  articles!: OriginalRef[];

  @IsIn(Object.values(OriginalUse))
  @Field(() => OriginalUse, { description: "Display or print." })
  use!: OriginalUse;

  @ValidateNested()
  @Field(() => OriginalOrigin, { description: "Screen and selection that the use is counted for." })
  origin: OriginalOrigin = new OriginalOrigin();

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(BOOKLET.mostCopies)
  @Field(() => Int, { nullable: true, description: "Copies on paper, if printed. Defaults to 1." })
  copies?: number | null;
}

@InputType({ description: "The text of one newspaper article." })
export class OriginalTextInput {
  @ValidateNested()
  @Field(() => OriginalRef, { description: "The article." })
  article!: OriginalRef;

  @IsIn(Object.values(OriginalUse))
  @Field(() => OriginalUse, { description: "Display or print." })
  use!: OriginalUse;

  @ValidateNested()
  @Field(() => OriginalOrigin, { description: "Screen and selection that the use is counted for." })
  origin: OriginalOrigin = new OriginalOrigin();

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(BOOKLET.mostCopies)
  @Field(() => Int, { nullable: true, description: "Copies on paper, if printed. Defaults to 1." })
  copies?: number | null;

  @MarkedWordsField()
  markedWords?: string[];
}

@InputType({ description: "The book (EPUB) that contains a magazine article." })
export class BookInput {
  @Matches(/^\d{1,19}$/, { message: inputText.id })
  @Field(() => ID, { description: "article_id, decimal." })
  id!: string;

  @IsOptional()
  @MaxLength(100, { message: inputText.id })
  @Field(() => String, { nullable: true, description: "contents_id of the issue." })
  contentsId?: string | null;

  @ValidateNested()
  @Field(() => OriginalOrigin, { description: "Screen and selection that the use is counted for." })
  origin: OriginalOrigin = new OriginalOrigin();
}
