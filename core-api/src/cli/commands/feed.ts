import type { Command } from "commander";
import type { TransactionScope } from "../../db/tenant.ts";
import { AppError } from "../../errors/app-error.ts";
import { Refusal } from "../../http/envelope.ts";
import { readFeed } from "../../ingest/feed/read-feed.ts";
import { isRefused, type RefusedItem } from "../../ingest/item.ts";
import { feedClient } from "../../ingest/polling/feed-agent.ts";
import { type Fetched, fetchFeed } from "../../ingest/polling/fetch-feed.ts";
import { removeFeedSource, saveFeedSource } from "../../modules/operator/feed-source/feed-change.service.ts";
import type { FeedSourceWire } from "../../modules/operator/feed-source/feed-source.dto.ts";
import { EVERY_MINUTES } from "../../modules/operator/feed-source/feed-source.form.ts";
import { readFeedSources } from "../../modules/operator/feed-source/feed-source.read-model.ts";
import { isWebMedium } from "../../modules/operator/feed-source/feed-source.service.ts";
import { feedUrl } from "../../modules/operator/feed-source/feed-url.ts";
import { systemClock } from "../../time/tokyo.ts";
import type { AddCommand } from "../cli.ts";
import { cliCall, contractIdOf, readConfig, withOperator } from "../context.ts";
import { CliFailure, EXIT, type ExitCode, wrongUse } from "../exit.ts";
import type { Io } from "../io.ts";
import { RefusedReport } from "../refused-report.ts";

interface AddOptions {
  contract?: string;
  every?: string;
  media?: string;
}

interface CheckOptions {
  json?: boolean;
  errors?: string;
}

export const feedCommand: AddCommand = (program, io, end) => {
  const feed = program.command("feed").description("ワーカーが定期的に取得するフィードを管理します");
  feed
    .command("add")
    .description("フィードを登録します。契約を指定すると、その契約のテーマだけに照合します")
    .argument("<url>", "フィードのURL")
    .option("--contract <code>", "企業コード（省略時はすべての契約）")
    .option(
      "--every <minutes>",
      `取得間隔（${EVERY_MINUTES.least}～${EVERY_MINUTES.most}分、省略時は${EVERY_MINUTES.usual}分）`,
    )
    .option("--media <code|name>", "媒体コードまたは媒体名（省略時はフィードの題名）")
    .action(async (url: string, options: AddOptions) => {
      const id = await withOperator(io, (scope) => add(scope, urlOf(url), options));
      io.tell(`フィード${id}を登録しました。ワーカーが1分以内に取得します。`);
    });
  addListing(feed, io);
  feed
    .command("remove")
    .description("フィードの登録を削除します。取り込んだ記事は残ります")
    .argument("<url|id>", "フィードのURLまたはID")
    .option("--contract <code>", "企業コード（URLで指定し、契約ごとに登録している場合）")
    .action(async (given: string, { contract }: { contract?: string }) => {
      const { feed_source_id, feed_url } = await withOperator(io, (scope) => remove(scope, given, contract));
      io.tell(`フィード${feed_source_id}（${feed_url}）の登録を削除しました。`);
    });
  feed
    .command("check")
    .description("フィードを1回取得し、読み取れる記事を表示します。何も登録しません")
    .argument("<url>", "フィードのURL")
    .option("--json", "エラーを1件1行のJSONで、最後の行に結果をJSONで表示します")
    .option("--errors <file>", "すべてのエラーを1件1行のJSONでファイルに書き出します")
    .action(async (url: string, options: CheckOptions) => end(await check(io, urlOf(url), options)));
};

function addListing(feed: Command, io: Io): void {
  feed
    .command("list")
    .description("登録したフィードと取得の状態を表示します")
    .option("--json", "結果をJSONだけで表示します")
    .action(async ({ json }: { json?: boolean }) => {
      const feeds = await withOperator(io, (scope) =>
        scope.shared("read", (tx) => readFeedSources(tx, systemClock.now())),
      );
      if (json || !io.outIsTty) return io.out(JSON.stringify(feeds));
      if (feeds.length === 0) return io.tell("登録されたフィードはありません。");
      for (const each of feeds) for (const line of describe(each)) io.out(line);
    });
}

const STATES: Record<FeedSourceWire["state"], string> = {
  waiting: "未取得",
  ok: "正常",
  failing: "エラー",
  stopped: "停止",
};

function describe(feed: FeedSourceWire): string[] {
  const whose = feed.contract_code ?? "すべての契約";
  const state = `${STATES[feed.state]}${feed.failures > 0 ? `（連続${feed.failures}回）` : ""}`;
  const times = [
    feed.last_success_at === null ? null : `最終取得 ${feed.last_success_at}`,
    feed.next_due_at === null ? null : `次回 ${feed.next_due_at}`,
  ].filter((part) => part !== null);
  return [
    `${feed.feed_source_id}  ${feed.feed_url}`,
    `    ${whose}  ${feed.every_minutes}分ごと  ${state}  記事 ${feed.article_count}件${times.length > 0 ? `  ${times.join("  ")}` : ""}`,
    ...(feed.last_error !== null && feed.state !== "ok" ? [`    ${feed.last_error}`] : []),
  ];
}

function urlOf(given: string): string {
  const read = feedUrl(given);
  if ("fault" in read) throw wrongUse(`${read.fault}: ${given}`);
  return read.url;
}

function minutesOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const minutes = /^\d{1,4}$/.test(given) ? Number(given) : 0;
  if (minutes < EVERY_MINUTES.least || minutes > EVERY_MINUTES.most)
    throw wrongUse(`取得間隔は${EVERY_MINUTES.least}～${EVERY_MINUTES.most}分で指定してください: ${given}`);
  return minutes;
}

async function add(scope: TransactionScope, feed_url: string, { contract, every, media }: AddOptions): Promise<number> {
  const every_minutes = minutesOf(every);
  return scope.shared("write", async (tx) => {
    const contractId = contract === undefined ? null : String(await contractIdOf(tx, contract));
    const medium =
      media === undefined ? {} : (await isWebMedium(tx, media)) ? { media_code: media } : { media_name: media };
    const form = {
      feed_url,
      contract_id: contractId,
      ...medium,
      ...(every_minutes !== undefined && { every_minutes }),
    };
    try {
      const saved = await saveFeedSource(cliCall(tx), form);
      if (saved instanceof Refusal) throw new CliFailure("このフィードはすでに登録されています。");
      return saved;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new CliFailure(error.fieldErrors[0]?.message ?? error.message);
    }
  });
}

async function remove(scope: TransactionScope, given: string, contract?: string): Promise<FeedSourceWire> {
  const feeds = await scope.shared("read", (tx) => readFeedSources(tx, systemClock.now()));
  const url = /^\d+$/.test(given) ? null : urlOf(given);
  const found = feeds.filter((feed) =>
    url === null
      ? feed.feed_source_id === given
      : feed.feed_url === url && (contract === undefined || feed.contract_code === contract),
  );
  const [only] = found;
  if (!only) throw new CliFailure(`フィード「${given}」は登録されていません。`);
  if (found.length > 1)
    throw new CliFailure(
      "このURLは複数の契約で登録されています。フィードのID（kirinuki feed list）で指定してください。",
    );
  await scope.shared("write", (tx) => removeFeedSource(cliCall(tx), only.feed_source_id));
  return only;
}

/** Fetches once, on behalf of a person who waits: whether somebody else asks the host just now does not matter. */
async function check(io: Io, url: string, options: CheckOptions): Promise<ExitCode> {
  const client = feedClient(readConfig());
  try {
    const request = { url, etag: null, lastModified: null };
    const now = () => systemClock.now();
    const fetched = await fetchFeed(request, { ...client, now, enter: async () => null });
    if (fetched.kind !== "body") throw new CliFailure(`${url}: ${whyNot(fetched)}`, EXIT.someRefused);
    return await report(io, fetched, options);
  } finally {
    await client.dispatcher.destroy();
  }
}

const whyNot = (fetched: Fetched): string => {
  if (fetched.kind === "failed") return fetched.reason;
  return fetched.kind === "gone" ? "配信元がフィードの終了を知らせました（HTTP 410）。" : "内容がありません。";
};

type FetchedBody = Extract<Fetched, { kind: "body" }>;

async function report(io: Io, fetched: FetchedBody, { json = false, errors }: CheckOptions): Promise<ExitCode> {
  const { url, movedTo, charset } = fetched;
  const reading = await readFeed(fetched.body, { feedUrl: url, ...(charset !== null && { charset }) });
  const refused = reading.items.filter(isRefused);
  const titles = reading.items.flatMap((item) => (isRefused(item) ? [] : [item.columns.title]));
  const remarks = reading.remarks.map(({ text }) => text);
  if (!json) {
    if (movedTo !== null) io.tell(`新しいURL: ${movedTo}`);
    io.tell(`${reading.kind ?? "フィードではありません"}（${reading.charset}）：記事 ${titles.length}件`);
    for (const line of [...titles.slice(0, 5).map((title) => `  ${title}`), ...remarks]) io.tell(line);
  }
  reportRefused(io, url, refused, { json, errors });
  if (json || !io.outIsTty)
    io.out(
      JSON.stringify({
        url,
        moved_to: movedTo,
        kind: reading.kind,
        charset: reading.charset,
        articles: titles.length,
        errors: refused.flatMap(({ faults }) => faults.map(({ field, reason }) => `${field}: ${reason}`)),
        remarks,
      }),
    );
  return refused.length > 0 ? EXIT.someRefused : EXIT.done;
}

function reportRefused(io: Io, url: string, refused: readonly RefusedItem[], { json = false, errors }: CheckOptions) {
  const told = new RefusedReport(io, { counter: "件目", json, path: errors, tell: (line) => io.tell(line) });
  told.file = url;
  told.add(refused);
  told.close();
}
