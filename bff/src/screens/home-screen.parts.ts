import { unlessUnknown } from "../core-api/unless-unknown.ts";
import { speakingGraphql } from "../errors/bff-error.ts";
import { type ArticleSource } from "../modules/article/article.enums.ts";
import type { ArticlePage } from "../modules/article/article.type.ts";
import { loadArticlePage } from "../modules/article/article-page.ts";
import { PERIOD_NAMES, type Period, periodOf, periodQuery } from "../modules/period/period.ts";
import { toSources, toViewer } from "../modules/session/viewer.mapper.ts";
import {
  findEmptyTopic,
  findNode,
  firstSelection,
  hasTodayLookup,
  type Selection,
  selectionQuery,
  toThemeTree,
} from "../modules/theme/theme.mapper.ts";
import { once } from "../once.ts";
import type { RequestContext } from "../session/context.ts";
import type { HomeScreenInput } from "./home-screen.input.ts";
import { firstSource, toAvailableDays, toTodayArticles } from "./home-screen.mapper.ts";
import type { AvailableDays, TodayArticles } from "./home-screen.type.ts";

/**
 * The parts of screen 0002, each loaded when first asked for. At most six REST calls whatever the number of themes:
 * session, themes, notice, setup_date, one article list, and today_article_count where the contract has it; a seventh
 * only for a topic that is not in the tree. With a selection and a source given none waits for another, save today
 * and the seventh for themes.
 */
export class HomeScreenParts {
  readonly period: Period;

  constructor(
    private readonly input: HomeScreenInput,
    private readonly context: RequestContext,
  ) {
    this.period = periodOf(input.period, context.now());
  }

  readonly viewer = once(async () => toViewer(await this.context.profile()));
  readonly tree = once(async () => toThemeTree(await this.themes()));

  private readonly themes = once(() =>
    speakingGraphql(PERIOD_NAMES, this.context.core.themes.list(periodQuery(this.period))),
  );

  readonly selection = once(
    async (): Promise<Selection | null> => this.input.selection ?? firstSelection(await this.tree()),
  );

  readonly source = once(
    async (): Promise<ArticleSource | null> =>
      this.input.source ?? firstSource(toSources(await this.context.profile())),
  );

  async selected() {
    const [selection, tree] = await Promise.all([this.selection(), this.tree()]);
    const row = selection && findNode(tree, selection);
    if (row || selection?.kind !== "TOPIC") return row;
    return findEmptyTopic(await this.context.core.themes.choices(), selection.id);
  }

  async page(): Promise<ArticlePage | null> {
    const [selection, source] = await Promise.all([this.selection(), this.source()]);
    if (!selection || !source) return null;
    const { sort, pageSize } = this.input;
    const { core } = this.context;
    // A selection from an old address may name what is gone: the screen opens without a list instead of failing.
    return unlessUnknown(
      loadArticlePage(core, { selection, source, period: this.period, sort, page: 1, pageSize }),
      null,
    );
  }

  async availableDays(): Promise<AvailableDays[]> {
    const selection = await this.selection();
    if (!selection) return [];
    const dates = this.context.core.themes.setupDates(selectionQuery(selection));
    return unlessUnknown(dates.then(toAvailableDays), []);
  }

  async notice(): Promise<string | null> {
    const { text } = await this.context.core.notices.ofContract({});
    return text || null;
  }

  async today(): Promise<TodayArticles | null> {
    if (!hasTodayLookup(await this.themes())) return null;
    return toTodayArticles(await this.context.core.themes.today({}));
  }
}
