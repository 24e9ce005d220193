import { mailText as text } from "../../domain/text/mail-text.ts";

type Labels = Readonly<Record<string | number, string>>;

/** Blank for a code that is none. */
const labelOf = (labels: Labels, code: number): string => labels[code] ?? "";

export const kindName = (dataKbn: number): string => labelOf(text.kinds, dataKbn);
export const subjectName = (type: number): string => labelOf(text.subjects, type);
export const attachmentName = (type: number): string => labelOf(text.attachments, type);

/** data_section of a mail table; every source where it has none. */
export const sectionName = (section: number | null): string =>
  section === null ? text.everySection : labelOf(text.sections, section);

/** Entries of a dropdown of codes; values are texts, as an option's are. */
const optionsOf = (labels: Labels) => Object.entries(labels).map(([value, label]) => ({ value, label }));

export const SUBJECT_OPTIONS = optionsOf(text.subjects);
export const ATTACHMENT_OPTIONS = optionsOf(text.attachments);
export const ENCODING_OPTIONS = optionsOf(text.encodings);
/** 新聞 as mail tables have it (101) first, then the single sources. */
export const SECTION_OPTIONS = [101, 1, 2, 3, 5].map((code) => ({ value: String(code), label: sectionName(code) }));
