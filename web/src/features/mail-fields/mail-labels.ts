import { mailSectionName } from "../../domain/text/mail-section.ts";
import { mailText as text } from "../../domain/text/mail-text.ts";

type Labels = Readonly<Record<string | number, string>>;

/** Blank for a code that is none. */
const labelOf = (labels: Labels, code: number): string => labels[code] ?? "";

export const kindName = (dataKbn: number): string => labelOf(text.kinds, dataKbn);
export const subjectName = (type: number): string => labelOf(text.subjects, type);
export const attachmentName = (type: number): string => labelOf(text.attachments, type);

/** Entries of a dropdown of codes; values are texts, as an option's are. */
const optionsOf = (labels: Labels) => Object.entries(labels).map(([value, label]) => ({ value, label }));

export const SUBJECT_OPTIONS = optionsOf(text.subjects);
export const ATTACHMENT_OPTIONS = optionsOf(text.attachments);
export const ENCODING_OPTIONS = optionsOf(text.encodings);
/** To search by: what brings 新聞 of both kinds (101), one of them, WEB or magazines, alone or among others. */
export const SECTION_OPTIONS = [101, 1, 2, 3, 5].map((code) => ({
  value: String(code),
  label: mailSectionName(code),
}));
