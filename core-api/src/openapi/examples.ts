import { existsSync, readFileSync } from "node:fs";
import { type OpenApi, operationsOf } from "./document.ts";

/** What a call was asked with and what came back: JSON, or of a file its content type. */
export interface CallExample {
  query: Record<string, string>;
  body: Record<string, unknown>;
  status: number;
  answer: unknown;
}

/** Written by examples.test.ts, which makes every call again and fails where one is answered differently. */
export const EXAMPLES_FILE = new URL("../../../schema/core-api.examples.json", import.meta.url);

/** Calls without an example; the test holds the list against what really succeeds. */
export const WITHOUT_EXAMPLE: readonly string[] = [
  "DELETE /admin/api/v1/contract_companies",
  "DELETE /admin/api/v1/el_authenticator",
  "DELETE /admin/api/v1/rematch",
  "DELETE /admin/api/v1/search_expressions",
  "DELETE /admin/api/v1/sso_provider",
  "DELETE /api/v1/chat_setting",
  "DELETE /api/v1/condition_mail",
  "DELETE /api/v1/edition_approval_request",
  "DELETE /api/v1/passkeys",
  "DELETE /api/v1/second_factor_authenticator",
  "DELETE /api/v1/send_mails",
  "DELETE /api/v1/topic_articles",
  "DELETE /api/v1/user_second_factor",
  "GET /admin/api/v1/pdf_admin",
  "GET /api/v1/condition_mail_preview",
  "GET /api/v1/image",
  "GET /api/v1/login_user",
  "GET /api/v1/magazine_epub",
  "GET /api/v1/mail_draft",
  "GET /api/v1/mail_logo",
  "GET /api/v1/mail_setting_members",
  "GET /api/v1/pdf/{ticket}",
  "GET /api/v1/pw_less_login",
  "GET /api/v1/report_download",
  "GET /api/v1/sso_metadata",
  "GET /api/v1/trace",
  "POST /admin/api/v1/el_user_second_factor_reset",
  "POST /api/v1/edition_approval",
  "POST /api/v1/mail_edition_send",
  "POST /api/v1/mail_opening",
  "POST /api/v1/mail_template_file",
  "POST /api/v1/mail_unsubscribe",
  "POST /api/v1/passkeys",
  "POST /api/v1/recovery_codes",
  "POST /api/v1/sso_finish",
  "POST /api/v1/sso_response",
  "POST /api/v1/sso_start",
  "POST /api/v1/user_restore",
  "PUT /admin/api/v1/contact_themes_order",
  "PUT /admin/api/v1/contract_first_admin",
  "PUT /admin/api/v1/el_authenticator",
  "PUT /admin/api/v1/sign_in_ways",
  "PUT /admin/api/v1/sso_provider",
  "PUT /api/v1/condition_mail",
  "PUT /api/v1/epub_display_check",
  "PUT /api/v1/magazine_article_themes",
  "PUT /api/v1/second_factor_authenticator",
  "PUT /api/v1/topics_display_order",
];

const readExamples = (): Record<string, CallExample> =>
  existsSync(EXAMPLES_FILE) ? JSON.parse(readFileSync(EXAMPLES_FILE, "utf8")) : {};

/** Gives each call its example: the values of its parameters, its body and its answer. */
export function addExamples(document: OpenApi, examples = readExamples()): void {
  for (const [method, path, operation] of operationsOf(document)) {
    const example = examples[`${method.toUpperCase()} ${path}`];
    if (!example) continue;
    for (const parameter of operation.parameters ?? []) {
      const value = parameter.in === "query" ? example.query[parameter.name] : undefined;
      if (value !== undefined) parameter.examples = recorded(typed(value, parameter.schema?.type));
    }
    for (const content of Object.values(operation.requestBody?.content ?? {}))
      if (Object.keys(example.body).length > 0) content.examples = recorded(example.body);
    const answer = operation.responses?.["200"]?.content?.["application/json"];
    if (answer && typeof example.answer !== "string") answer.examples = recorded(example.answer);
  }
}

const recorded = (value: unknown) => ({ recorded: { value } });

/** A parameter's text as the type that its schema names. */
function typed(value: string, type: string | string[] | undefined): unknown {
  const types = [type].flat();
  if (types.includes("array")) return [value];
  return types.includes("integer") || types.includes("number") ? Number(value) : value;
}
