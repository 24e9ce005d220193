import type { TemplateParts } from "@kirinuki/schema/mail-template.ts";
import { Type } from "typebox";
import { type FileNames, sendCsv } from "../../../csv/send-csv.ts";
import { invalidFields } from "../../../errors/app-error.ts";
import { requiredId } from "../../../http/required-id.ts";
import { ADMINS, type Router } from "../../../http/route.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { Parts } from "../../parts.ts";
import { createMailSchema } from "../mail-message/mail-message.dto.ts";
import { previewMail } from "../mail-message/mail-message.service.ts";
import {
  templateListSchema,
  templateMadeSchema,
  templateSchema,
  templateUploadSchema,
  templateVersionsSchema,
} from "./mail-template.dto.ts";
import type { MailTemplate } from "./mail-template.entity.ts";
import {
  TemplateChangeForm,
  TemplateFileQuery,
  TemplateIdForm,
  TemplateMakeForm,
  TemplatePreviewForm,
  TemplateQuery,
  TemplateUploadForm,
  TemplateVersionsQuery,
} from "./mail-template.form.ts";
import {
  changeTemplate,
  findTemplate,
  findTemplateByName,
  listTemplates,
  listVersions,
  makeTemplate,
  removeTemplate,
  STANDARD_FILE,
  STANDARD_ID,
  STANDARD_NAME,
  saveTemplate,
} from "./mail-template.service.ts";
import { TEMPLATE_BYTES, TEMPLATE_COLUMNS, templateRows } from "./template-csv.ts";

const LABEL = "テンプレートID";

const toWire = (template: MailTemplate) => ({
  template_file_id: String(template.template_file_id),
  name: template.name,
  template_file_name: template.template_file_name,
  default_flag: template.default_flag ? 1 : 0,
  version: template.version,
});

const toParts = (parts: TemplateParts) => templateRows(parts).map(([part, text]) => ({ part, text }));

/** The product's own; the default where no other of the contract's is. */
const standardOf = (own: readonly MailTemplate[]) => ({
  template_file_id: STANDARD_ID,
  name: STANDARD_NAME,
  template_file_name: STANDARD_FILE,
  default_flag: own.some(({ default_flag }) => default_flag) ? 0 : 1,
  version: 1,
});

/**
 * GET /mail_templates, GET and DELETE /mail_template, GET and POST /mail_template_file (api.md, Mail); and for the editor of 1044 PUT and
 * POST /mail_template, /mail_template_versions and /mail_template_preview.
 */
export function mailTemplateRoutes(router: Router, { clock, config }: Parts): void {
  router.user({
    method: "GET",
    path: "/mail_templates",
    allow: ADMINS,
    summary: "Mail templates; the first, with id 0, is the built-in one",
    data: templateListSchema,
    run: async ({ tx, actor }) => {
      const own = await listTemplates(tx, actor.contractId);
      return { template_file_list: [standardOf(own), ...own.map(toWire)] };
    },
  });

  router.user({
    method: "GET",
    path: "/mail_template",
    allow: ADMINS,
    summary: "A mail template with its texts; id 0: the built-in one",
    query: TemplateQuery,
    data: templateSchema,
    run: async ({ tx, actor, query }) => {
      const id = requiredId("template_file_id", LABEL, query, {});
      if (id === STANDARD_ID) return { ...standardOf(await listTemplates(tx, actor.contractId)), parts: toParts({}) };
      const template = await findTemplate(tx, actor.contractId, id);
      return { ...toWire(template), parts: toParts(template.parts) };
    },
  });

  router.user({
    method: "PUT",
    path: "/mail_template",
    allow: ADMINS,
    summary: "Change a mail template's name or texts or make it the default; id 0 makes the built-in one the default",
    body: TemplateChangeForm,
    data: Type.Object({}),
    run: async ({ tx, actor, body, request }) => {
      await changeTemplate({ tx, actor, requestId: request.id }, body);
      return {};
    },
  });

  router.user({
    method: "DELETE",
    path: "/mail_template",
    allow: ADMINS,
    summary: "Delete a mail template; settings that used it use the default",
    query: TemplateIdForm,
    body: TemplateIdForm,
    data: Type.Object({}),
    run: async ({ tx, actor, query, body, request }) => {
      await removeTemplate({ tx, actor, requestId: request.id }, requiredId("template_file_id", LABEL, query, body));
      return {};
    },
  });

  router.user({
    method: "POST",
    path: "/mail_template",
    allow: ADMINS,
    summary:
      "Create a mail template from texts; texts that a Shift_JIS file cannot hold are refused, with the part at fault",
    body: TemplateMakeForm,
    data: templateMadeSchema,
    run: ({ tx, actor, body, request }) => makeTemplate({ tx, actor, requestId: request.id }, body),
  });

  router.user({
    method: "GET",
    path: "/mail_template_versions",
    allow: ADMINS,
    summary: "Earlier versions of a mail template, the newest 50",
    query: TemplateVersionsQuery,
    data: templateVersionsSchema,
    run: async ({ tx, actor, query }) => ({
      version_info: (await listVersions(tx, actor.contractId, query.template_file_id)).map((version) => ({
        ...{ version: version.version, name: version.name, parts: toParts(version.parts) },
        ...{ saved_by: version.saved_by_name, saved_datetime: tokyoDateTime(version.saved_at) },
      })),
    }),
  });

  router.user({
    method: "POST",
    path: "/mail_template_preview",
    allow: ADMINS,
    whileReadOnly: true,
    summary: "Preview of the mail of a theme, theme group or topic with unsaved texts",
    body: TemplatePreviewForm,
    data: createMailSchema,
    run: ({ tx, actor, body, request }) =>
      previewMail({ tx, actor, clock, requestId: request.id }, body, config.publicUrl, body.parts),
  });

  fileRoutes(router);
}

function fileRoutes(router: Router): void {
  router.user({
    method: "GET",
    path: "/mail_template_file",
    allow: ADMINS,
    summary: "A mail template as a Shift_JIS CSV file; 標準.csv is the built-in one",
    query: TemplateFileQuery,
    data: Type.Unknown(),
    produces: "text/csv",
    run: async ({ tx, actor, query, reply }) => {
      const { template_file_id: id, template_file_name: name } = query;
      if (id === undefined && name === undefined)
        throw invalidFields([{ field: "template_file_name", message: "テンプレートファイル名を指定してください。" }]);
      const file = await fileOf(tx, actor.contractId, id, name ?? "");
      async function* rows() {
        yield templateRows(file.parts);
      }
      return sendCsv(reply, { ...file.names, columns: TEMPLATE_COLUMNS, rows: rows(), encoding: "sjis" });
    },
  });

  router.user({
    method: "POST",
    path: "/mail_template_file",
    allow: ADMINS,
    summary: "Create a mail template from a Shift_JIS CSV file, or replace one",
    uploadBytes: TEMPLATE_BYTES,
    body: TemplateUploadForm,
    data: templateUploadSchema,
    run: ({ tx, actor, body, file, request }) => saveTemplate({ tx, actor, requestId: request.id }, body, file),
  });
}

type Tx = Parameters<typeof findTemplate>[0];

/** @throws AppError NOT_FOUND */
async function fileOf(
  tx: Tx,
  contractId: number,
  id: string | undefined,
  name: string,
): Promise<{ names: FileNames; parts: TemplateParts }> {
  if (id === STANDARD_ID || (id === undefined && name === STANDARD_FILE))
    return { names: { fileName: STANDARD_FILE, asciiName: "mail_template_standard.csv" }, parts: {} };
  const { template_file_id, template_file_name, parts } =
    id === undefined ? await findTemplateByName(tx, contractId, name) : await findTemplate(tx, contractId, id);
  return { names: { fileName: template_file_name, asciiName: `mail_template_${template_file_id}.csv` }, parts };
}
