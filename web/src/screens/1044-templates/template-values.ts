import { TEMPLATE_PARTS, type TemplatePart } from "@kirinuki/schema/mail-template.ts";
import type { MailTemplateTextsQuery } from "../../__generated__/graphql.ts";

export type StoredTemplate = NonNullable<MailTemplateTextsQuery["mailTemplate"]>;

/** What the form holds: a text for each place beside the name. */
export type TemplateValues = Record<TemplatePart, string> & { name: string; isDefault: boolean };

type Parts = readonly { part: string; text: string }[];

export const textsOf = (parts: Parts): Record<TemplatePart, string> => {
  const text = (part: TemplatePart) => parts.find((each) => each.part === part)?.text ?? "";
  return {
    冒頭: text("冒頭"),
    見出し: text("見出し"),
    記事: text("記事"),
    末尾: text("末尾"),
    記事なし: text("記事なし"),
  };
};

export const partsOf = (values: Record<TemplatePart, string>): { part: TemplatePart; text: string }[] =>
  TEMPLATE_PARTS.map((part) => ({ part, text: values[part] }));

export const valuesOf = ({ name, isDefault, parts }: StoredTemplate): TemplateValues => ({
  name,
  isDefault,
  ...textsOf(parts),
});
