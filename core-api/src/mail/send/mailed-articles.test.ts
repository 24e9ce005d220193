import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { expect, it } from "vitest";
import { anArticle } from "../../testing/an-article.ts";
import { aContract } from "../../testing/builders.ts";
import { mailDesk } from "../testing/mail-desk.ts";
import { readMailedArticles } from "./mailed-articles.read-model.ts";

const db = await testDatabase();
const { owner } = db;
const desk = await mailDesk(db);

it("an article is mailed with the strictest of its medium's licence and the contract's with the medium and its holder of rights", async () => {
  const { contractId } = await aContract(owner);
  const free = await anArticle(owner, { mediaName: "自由新報" });
  const bound = await anArticle(owner, { mediaName: "制限日報", columns: { published_on: "2026-11-19" } });
  await owner.query(
    "INSERT INTO media_licence (media_code, mail_days, updated_by) SELECT media_code, 3, 'test' FROM article WHERE article_id = $1",
    [bound.articleId],
  );
  await owner.query(
    `INSERT INTO contract_licence (contract_id, media_code, mail_days, show_days, valid_to, updated_by, updated_at)
     SELECT $1, media_code, 5, 9, '2026-12-31', 'test', now() FROM article WHERE article_id = $2`,
    [contractId, bound.articleId],
  );
  const columns = { published_on: "2026-11-19", rightholder: "共同通信" };
  const wire = await anArticle(owner, { mediaName: "制限日報", columns });
  await owner.query(
    `INSERT INTO contract_licence (contract_id, rightholder, mail_days, print_days, valid_from, valid_to, updated_by, updated_at)
     VALUES ($1, '共同通信', 4, 2, '2026-11-01', '2027-03-31', 'test', now())`,
    [contractId],
  );
  const ids = [free.articleId, bound.articleId, wire.articleId];
  const mailed = await desk.scope.shared("read", (tx) => readMailedArticles(tx, contractId, ids));
  expect(ids.map((id) => mailed.get(id)?.licence)).toEqual([
    null,
    {
      ...{ issued_on: "2026-11-19", show_days: 9, print_days: null, mail_days: 3, max_readers: null },
      ...{ excerpt_chars: null, max_copies: null, valid_from: null, valid_to: "2026-12-31" },
      ...{ forbidden_purposes: [], purpose: "display" },
    },
    {
      ...{ issued_on: "2026-11-19", show_days: 9, print_days: 2, mail_days: 3, max_readers: null },
      ...{ excerpt_chars: null, max_copies: null, valid_from: "2026-11-01", valid_to: "2026-12-31" },
      ...{ forbidden_purposes: [], purpose: "display" },
    },
  ]);
});
