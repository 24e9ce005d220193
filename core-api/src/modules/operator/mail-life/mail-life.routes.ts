import { IsOptional } from "class-validator";
import { AppError } from "../../../errors/app-error.ts";
import { IdField, ShortTextField } from "../../../http/fields.ts";
import type { Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { findContract } from "../contract-company/contract-company.read-model.ts";
import { readMailArticles } from "./mail-articles.read-model.ts";
import { findContractMails } from "./mail-find.read-model.ts";
import { foundMailsSchema, mailLifeSchema } from "./mail-life.dto.ts";
import { readMail } from "./mail-life.read-model.ts";

class MailFindQuery {
  @IdField("契約ID") contract_id!: string;
  /** Words of the address, the subject or the theme, or an id. Absent: the newest. */
  @IsOptional() @ShortTextField("キーワード", 200) keyword?: string;
}

class MailLifeQuery {
  @IdField("契約ID") contract_id!: string;
  @IdField("メールID") mail_message_id!: string;
}

/** What became of a mail, and why an article is in it or not (our addition to api.md, Operator). */
export function mailLifeRoutes(router: Router, { clock }: Parts): void {
  router.operator({
    method: "GET",
    path: "/mail_find",
    allow: "view",
    summary: "The newest mails of two months by address, subject, theme or id, and runs that had nothing to send",
    query: MailFindQuery,
    data: foundMailsSchema,
    run: async ({ tx, query }) => {
      const contract = await findContract(tx, query.contract_id);
      if (!contract) throw new AppError("NOT_FOUND");
      const asked = { keyword: (query.keyword ?? "").trim(), now: clock.now() };
      return { mail_info: await findContractMails(tx, contract.contractId, asked) };
    },
  });

  router.operator({
    method: "GET",
    path: "/mail_life",
    allow: "view",
    summary:
      "Everything that happened to a mail: its setting, attempts, articles with the reasons, and what its recipient opened",
    query: MailLifeQuery,
    data: mailLifeSchema,
    run: async ({ tx, query }) => {
      const contract = await findContract(tx, query.contract_id);
      const asked = { messageId: query.mail_message_id, now: clock.now() };
      const found = contract && (await readMail(tx, contract.contractId, asked));
      if (!contract || !found) throw new AppError("NOT_FOUND");
      const { articles, hasMore } = await readMailArticles(tx, { contractId: contract.contractId, ...asked });
      return { ...found, article_info: articles, more_flag: hasMore ? 1 : 0 };
    },
  });
}
