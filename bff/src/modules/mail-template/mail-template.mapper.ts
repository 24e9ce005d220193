import type { TemplatePart as Part } from "@kirinuki/schema/mail-template.ts";
import type { BodyOf, DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import type { MailTemplateInput, TemplatePartInput } from "./mail-template.input.ts";
import { MailTemplate, MailTemplateTexts, TemplatePart, TemplateVersion } from "./mail-template.type.ts";

type TemplateWire = DataOf<"/api/v1/mail_templates", "get">["template_file_list"][number];
type TextsWire = DataOf<"/api/v1/mail_template", "get">;
type VersionWire = DataOf<"/api/v1/mail_template_versions", "get">["version_info"][number];
type PartsWire = BodyOf<"/api/v1/mail_template", "post">["parts"];

const template = (wire: TemplateWire) => ({
  id: wire.template_file_id,
  name: wire.name,
  fileName: wire.template_file_name,
  isDefault: wire.default_flag === 1,
  version: wire.version,
});

const toParts = (parts: TextsWire["parts"]): TemplatePart[] =>
  parts.map(({ part, text }) => instance(TemplatePart, { part, text }));

export const toTemplate = (wire: TemplateWire): MailTemplate => instance(MailTemplate, template(wire));

export const toTemplateTexts = (wire: TextsWire): MailTemplateTexts =>
  instance(MailTemplateTexts, { ...template(wire), parts: toParts(wire.parts) });

export const toVersion = (wire: VersionWire): TemplateVersion =>
  instance(TemplateVersion, {
    version: wire.version,
    name: wire.name,
    parts: toParts(wire.parts),
    savedBy: wire.saved_by,
    savedAt: wire.saved_datetime,
  });

export const toPartsBody = (parts: readonly TemplatePartInput[]): PartsWire =>
  parts.map(({ part, text }) => ({ part: part as Part, text }));

export const toMakeBody = ({ name, isDefault, parts }: MailTemplateInput) => ({
  name,
  default_flag: isDefault ? (1 as const) : (0 as const),
  parts: toPartsBody(parts),
});
