import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { NOON, testApi } from "../../../testing/test-api.ts";
import { anOriginalsDesk } from "../original-use/testing/originals-desk.ts";
import { someUses } from "./testing/some-uses.ts";

const db = await testDatabase();
const api = await testApi(db);

beforeEach(() => api.setNow(NOON));

describe("GET /pdf_usage_recodes", () => {
  it("gives the user's counted uses by day with 合計, his group's caps and how far they are used", async () => {
    const desk = await anOriginalsDesk(db, api, { mc: 9, sc: 8 });
    const articles = [await desk.article(1), await desk.article(2)];
    const { data } = (await api.send(desk.user, "POST", "/pdf", { article_info: articles, ticket_only: true })).json();
    await api.send(desk.user, "PUT", "/pdf_display_completion_notice", { pdf_ticket: data.pdf_ticket });
    await api.send(desk.user, "POST", "/article", { article_info: articles.slice(1), pdf_flag: 2 });
    await api.send(desk.user, "POST", "/pdf", { article_info: [await desk.article(1)], ticket_only: true });
    const counts = {
      pdf_count: 2,
      print_count: 0,
      text_disp_count: 0,
      text_print_count: 1,
      mc_count: 1,
      sc_text_count: 1,
      sc_count: 2,
      epub_count: 0,
      count: 3,
      use_max_count: 9,
      sc_use_max_count: 8,
    };
    expect((await api.get(desk.user, "/pdf_usage_recodes")).json().data).toMatchObject({
      pdf_usage_recodes: [
        { process_date: "2026-11-20", ...counts },
        { process_date: "合計", ...counts },
      ],
      group_usage: {
        use_month: "2026-11-01",
        mc_used: 2,
        use_max_count: 9,
        sc_used: 2,
        sc_use_max_count: 8,
        demand_unit: null,
      },
    });
    const before = { process_date_start: "2026-10-01", process_date_end: "2026-10-31" };
    expect((await api.get(desk.user, "/pdf_usage_recodes", before)).json().data.pdf_usage_recodes).toHaveLength(1);
  });

  it("lists the articles of the period, the most used first, a page at a time", async () => {
    const desk = await anOriginalsDesk(db, api);
    const [rare, often] = [await desk.article(1), await desk.article(2, null)];
    const uses = { kind: "pdf_display", times: 1 } as const;
    await someUses(db.owner, desk.user, "2026-11-05", { ...uses, section: 1, articleId: rare.article_id });
    await someUses(db.owner, desk.user, "2026-11-05", { ...uses, section: 2, articleId: often.article_id });
    await someUses(db.owner, desk.user, "2026-11-06", { ...uses, section: 2, articleId: often.article_id });
    await someUses(db.owner, desk.user, "2026-11-06", { ...uses, section: 1, articleId: "190001000000001" });
    const { data } = (await api.get(desk.user, "/pdf_usage_recodes", { page_size: 2 })).json();
    expect(data).toMatchObject({ usage_article_count: 3, page: 1, page_size: 2 });
    expect(data.usage_articles).toEqual([
      {
        num: 1,
        article_id: often.article_id,
        data_section: 2,
        media_name: "東都新聞",
        read_count: 2,
        issue_date: "2026-11-20",
        frame_no: null,
        issue_type: null,
        title: `見出し${often.article_id}`,
      },
      expect.objectContaining({ num: 2, article_id: rare.article_id, read_count: 1 }),
    ]);
    const last = (await api.get(desk.user, "/pdf_usage_recodes", { page_size: 2, page: 2 })).json().data;
    expect(last.usage_articles).toMatchObject([{ num: 3, title: "", issue_date: null }]);
  });

  it("says how far the demand unit is over all its groups, open reservations included, and locks nothing", async () => {
    const desk = await anOriginalsDesk(db, api);
    const { contractId, userGroupId } = desk.user;
    await db.owner.query("INSERT INTO demand_unit (demand_id, use_max_count) VALUES (77, 50)");
    await db.owner.query("INSERT INTO contract_demand_unit VALUES ($1, 77, '本社一括')", [contractId]);
    await db.owner.query("UPDATE user_group SET demand_id = 77 WHERE user_group_id = $1", [userGroupId]);
    await db.owner.query("INSERT INTO demand_unit_month VALUES (77, '2026-11-01', 40)");
    await api.send(desk.user, "POST", "/pdf", { article_info: [await desk.article(1)], ticket_only: true });
    const usage = async () => (await api.get(desk.user, "/pdf_usage_recodes")).json().data.group_usage;
    const unit = {
      ...{ demand_id: "77", demand_name: "本社一括", used: 41, use_max_count: 50 },
      ...{ use_lines: [80, 100], forecast_date: null },
    };
    expect((await usage()).demand_unit).toEqual(unit);
    const holder = await db.owner.connect();
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM demand_unit_month WHERE demand_id = 77 FOR UPDATE");
    expect((await usage()).demand_unit).toEqual(unit);
    await holder.query("ROLLBACK");
    holder.release();
  });
});
