import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, expect, it, vi } from "vitest";
import { feedAgent } from "../ingest/polling/feed-agent.ts";
import { FeedPoller } from "../ingest/polling/poll-feed.ts";
import { feedServer, rss } from "../ingest/polling/testing/feed-server.ts";
import { newsDesk } from "../ingest/testing/news-desk.ts";
import { mailDesk } from "../mail/testing/mail-desk.ts";
import { ActiveExpressions } from "../matching/set-up/active-expressions.ts";
import { contractCompanyRoutes } from "../modules/operator/contract-company/contract-company.routes.ts";
import { contractDomainRoutes } from "../modules/operator/contract-domain/contract-domain.routes.ts";
import { customerUserRoutes } from "../modules/operator/customer-user/customer-user.routes.ts";
import { feedSourceRoutes } from "../modules/operator/feed-source/feed-source.routes.ts";
import { operatorApp } from "../modules/operator/operator/testing/operator-app.ts";
import { contactThemeRoutes } from "../modules/themes/contract-theme/contract-theme.routes.ts";
import { searchExpressionRoutes } from "../modules/themes/theme-expression/theme-expression.routes.ts";
import { NOON, testApi } from "../testing/test-api.ts";
import { cliDesk } from "./testing/cli-desk.ts";

// The command line asks the machine's clock; everything here happens on one day.
vi.useFakeTimers({ now: NOON, toFake: ["Date"] });
afterAll(() => void vi.useRealTimers());

const db = await testDatabase();
const { run, file } = cliDesk(db);
const office = await operatorApp(
  db,
  contractCompanyRoutes,
  customerUserRoutes,
  contractDomainRoutes,
  contactThemeRoutes,
  searchExpressionRoutes,
  feedSourceRoutes,
);
const customers = await testApi(db);
const news = await newsDesk(db);
const mails = await mailDesk(db);
const server = await feedServer();
news.clock.set(NOON.toISOString());

const THEME = "全固体電池の動き";
const EXPRESSION = "全固体電池 OR 蓄電池";
const SETTING = { data_kbn: 1, subject_Type: 1, attach_Type: 1, send_times: ["13:00"] };
const contractOf = (contract_code: string, range: string) => ({
  contract_code,
  company_name: "みなと商事",
  service_linkage_info: [{ data_section: 3 }],
  ip_ranges: [range],
  user_max_count: 20,
});
const adminOf = (code: string) => ({ user_id: "kanri01", name: "港　さくら", email: `kanri@${code}.example.jp` });

async function byFile(code: string, feed: string): Promise<void> {
  const admin = adminOf(code);
  const given = {
    ...contractOf(code, "198.51.100.0/24"),
    themes: [{ theme_name: THEME, expressions: [{ expression: EXPRESSION }] }],
    mail_domains: [`${code}.example.jp`],
    first_admin: admin,
    mail_settings: [{ ...SETTING, name: THEME, mail_address: admin.email }],
  };
  const path = file("customer.json", given);
  expect(await run(["contract", "apply", path])).toMatchObject({ code: 0, told: "" });
  const again = await run(["contract", "apply", path]);
  expect(again.out.map((line) => JSON.parse(line).changes)).toEqual([[]]);
  expect(await run(["feed", "add", feed, "--contract", code])).toMatchObject({ code: 0 });
}

async function clicked(method: "PUT", path: string, body: object) {
  const answer = await office.call(method, path, body);
  expect(answer, path).toMatchObject({ status: 0 });
  return answer.data;
}

/** What the screens send, in the order of the screens. */
async function byScreens(code: string, feed_url: string): Promise<void> {
  const { contract_id } = await clicked("PUT", "/contract_companies", contractOf(code, "198.51.101.0/24"));
  const admin = adminOf(code);
  await clicked("PUT", "/contract_first_admin", { contract_id, ...admin });
  await clicked("PUT", "/maildomain_whitelist", { contract_id, domains: [`${code}.example.jp`] });
  const { theme_id } = await clicked("PUT", "/contact_themes", { contract_id, theme_name: THEME });
  await clicked("PUT", "/search_expressions", { theme_id, expression: EXPRESSION });
  await clicked("PUT", "/feed_sources", { contract_id, feed_url });
  const setting = {
    ...SETTING,
    ...{ id: theme_id, template_file_id: "0" },
    ...{ mail_address: admin.email, mail_address_confirmation: admin.email },
  };
  const user = { contractId: Number(contract_id), contractCode: code, userGroupId: 0, userId: admin.user_id };
  const saved = await customers.send(user, "PUT", "/mail_delivery_destination", setting);
  expect(saved.json().result).toMatchObject({ status: 0 });
}

const neutral = (text: string) => text.replaceAll(/minato0[12]/g, "CODE").replaceAll(/198\.51\.10[01]/g, "RANGE");
const shown = async (code: string) => JSON.parse(neutral((await run(["contract", "show", code])).out.join("\n")));
const feedsOf = async (code: string) =>
  (await run(["feed", "list"])).out
    .flatMap((text) => text.split("\n"))
    .flatMap((line) => JSON.parse(line))
    .filter(({ contract_code }) => contract_code === code)
    .map(({ feed_source_id: _, contract_id: __, ...feed }) => JSON.parse(neutral(JSON.stringify(feed))));

it("a customer of a file is the customer of the screens, up to the first digest", async () => {
  await byFile("minato01", server.serve("/minato01", rss("一")));
  await byScreens("minato02", server.serve("/minato02", rss("一")));
  expect(await shown("minato01")).toEqual(await shown("minato02"));
  expect(await feedsOf("minato01")).toEqual(await feedsOf("minato02"));

  const dispatcher = feedAgent({ allowPrivate: true });
  const client = { dispatcher, userAgent: "Kirinuki/0.1 (test)", allowPrivate: true };
  const poller = new FeedPoller({ ...news, expressions: new ActiveExpressions(), client, random: () => 0 });
  const { rows } = await db.owner.query("SELECT feed_source_id FROM feed_source ORDER BY feed_source_id");
  for (const { feed_source_id } of rows) {
    expect(await poller.poll(feed_source_id)).toMatchObject({ outcome: "read" });
    // The next feed of the same host waits its turn.
    news.clock.set(new Date(news.clock.now().getTime() + 60_000).toISOString());
  }
  await dispatcher.destroy();

  mails.setNow(new Date("2026-11-20T13:00:00+09:00"));
  const sent = await mails.runAndSend();
  const digest = (code: string) =>
    sent
      .filter(({ to, subject }) => to === adminOf(code).email && !subject.includes("ご利用開始"))
      .map(({ subject, text }) => ({ subject, text }));
  expect(digest("minato01")).toEqual([expect.objectContaining({ text: expect.stringContaining("全固体電池一") })]);
  const words = (code: string) => digest(code).map(({ subject, text }) => neutral(subject + titlesOf(text)));
  expect(words("minato01")).toEqual(words("minato02"));
});

/** The lines without links, which hold ids. */
const titlesOf = (text: string): string => text.replaceAll(/^.*https?:.*$/gm, "");
