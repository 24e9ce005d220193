import { mailSources, NEWSPAPERS } from "@kirinuki/schema/mail-sections.ts";
import { mailText as text } from "./mail-text.ts";

/** The data_section of a mail table in words: 新聞・WEB; every source where it has none. */
export function mailSectionName(section: number | null): string {
  if (section === null) return text.everySection;
  const sources = mailSources(section);
  const hasPapers = sources.includes(1) && sources.includes(2);
  const codes = hasPapers ? [NEWSPAPERS, ...sources.filter((source) => source > 2)] : sources;
  return codes.map((code) => (text.sections as Record<number, string>)[code]).join("・");
}
