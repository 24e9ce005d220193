import { IsOptional, IsString, MaxLength } from "class-validator";
import { validationText } from "../messages.ts";
import { RequiredText } from "./decorators.ts";

export const FOLDER_NAME_LENGTH = 30;
export const NOTE_LENGTH = 500;

/** A folder of clips. */
export class ClipFolderForm {
  @RequiredText({
    required: validationText.folderNameRequired,
    max: FOLDER_NAME_LENGTH,
    tooLong: validationText.folderNameTooLong,
  })
  name!: string;
}

/** What is noted on a clipped article; "" for nothing. */
export class ClipNoteForm {
  @IsOptional()
  @IsString({ message: validationText.notText })
  @MaxLength(NOTE_LENGTH, { message: validationText.noteTooLong })
  note?: string | null;
}
