import type { Actor } from "../../../access/actor.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { ArticleRequestForm } from "./article-request.form.ts";
import type { WantedOriginal } from "./requested-original.read-model.ts";
import type { UseOrigin } from "./usage-ledger.ts";

/** 1 display, 2 print. */
export const divisionOf = ({ pdf_flag, usage_log }: ArticleRequestForm): 1 | 2 =>
  pdf_flag ?? (usage_log?.[0]?.request_div === 2 ? 2 : 1);

export const wantedOf = ({ article_info }: Pick<ArticleRequestForm, "article_info">): WantedOriginal[] =>
  article_info.map(({ article_id, data_section }) => ({ articleId: article_id, section: data_section }));

/** Where the use began, from the request and the first item of its log. */
export function originOf(
  { display_id, is_mail, usage_log }: Pick<ArticleRequestForm, "display_id" | "is_mail" | "usage_log">,
  chargeCode: string,
): UseOrigin {
  const [log] = usage_log ?? [];
  return {
    displayId: display_id ?? "",
    isMail: is_mail ?? false,
    themeId: log?.theme_id ?? null,
    themeGroupId: log?.theme_group_id ?? null,
    topicsId: log?.topics_id ?? null,
    chargeCode,
  };
}

/** A link of another contract, opened by somebody who is signed in here. @throws AppError ARTICLE_UNKNOWN */
export function requireOwnContract({ contractCode }: Actor, { contract_code }: ArticleRequestForm): void {
  if (contract_code !== undefined && contract_code !== contractCode) throw new AppError("ARTICLE_UNKNOWN");
}
