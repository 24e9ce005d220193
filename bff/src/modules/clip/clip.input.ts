import "reflect-metadata";
import { ClipFolderForm, ClipNoteForm } from "@kirinuki/schema/forms/clip-form.ts";
import { ArrayMaxSize, ArrayMinSize, Matches } from "class-validator";
import { ArgsType, Field, ID, InputType } from "type-graphql";
import { inputText } from "../../errors/catalogue.ts";

/** As many as core-api takes in one call. */
const MOST = 500;
const ID_TEXT = /^\d{1,18}$/;
/** An article_id, or h and a hand_clip_id. */
const LYING_ID = /^h?\d{1,18}$/;

@InputType("ClipFolderForm", { description: "Form of a folder of clips." })
export class ClipFolderInput extends ClipFolderForm {
  @Field(() => String, { description: "Name, at most 30 characters, unique among the user's own or the group's." })
  override name!: string;
}

@InputType("ClipNoteForm", { description: "Form of a note on a clipped article." })
export class ClipNoteInput extends ClipNoteForm {
  @Field(() => String, { nullable: true, description: "The note, at most 500 characters; null or blank clears it." })
  override note?: string | null;
}

@ArgsType()
export class FolderClipsArgs {
  @Matches(ID_TEXT, { message: inputText.id })
  @Field(() => ID, { description: "folder_id." })
  folderId!: string;

  @ArrayMinSize(1, { message: inputText.articles })
  @ArrayMaxSize(MOST, { message: inputText.articles })
  @Matches(LYING_ID, { each: true, message: inputText.id })
  @Field(() => [ID], { description: "article_ids, and h before hand_clip_ids, at most 500." })
  ids!: string[];
}
