import type { TransactionScope } from "../db/tenant.ts";

/** Rows that are moved, and so locked, in one transaction. */
const AT_ONCE = 1_000;
/**
 * Rows that the index takes in together. The more at a time, the fewer of its pages are written for each; until it has taken them in,
 * every search reads through them.
 */
const TOGETHER = 5_000;

const MOVE = "SELECT index_recent_articles($1::int) AS moved";

/** Moves recently stored rows into the index, so that searches no longer scan them. */
export async function tidy(scope: Pick<TransactionScope, "shared">): Promise<void> {
  while ((await moveSome(scope, TOGETHER)) > 0);
}

/** @returns how many could be moved; 0 where none are left or somebody holds all that are */
async function moveSome(scope: Pick<TransactionScope, "shared">, most: number): Promise<number> {
  let moved = 0;
  while (moved < most) {
    const [row] = await scope.shared("write", (tx) => tx.query<{ moved: number }>(MOVE, [AT_ONCE]));
    if (!row?.moved) break;
    moved += row.moved;
  }
  await scope.shared("write", (tx) => tx.query("SELECT tidy_article_search()"));
  return moved;
}

/** A large day's articles: a search reads through them in about a tenth of a second, and at five in the morning few search. */
const MOST_RECENT = 50_000;
/** Articles between two looks at how many there are. */
const STEP = 5_000;

const COUNT = "SELECT count(*)::int AS rows FROM article_search_recent";

/**
 * Keeps a long ingest from piling up rows outside of the index: a burst is stored first and indexed afterwards; a longer
 * ingest is indexed meanwhile and waits for that.
 */
export class RecentRows {
  private stored = 0;
  private moving: Promise<void> = Promise.resolve();

  constructor(private readonly scope: Pick<TransactionScope, "shared">) {}

  /** To be called after each batch. */
  async note(articles: number): Promise<void> {
    this.stored += articles;
    if (this.stored < STEP) return;
    this.stored = 0;
    await this.moving;
    this.moving = this.moveBeyond();
    // It is awaited at the next step, or at the end; until then nobody else looks at a failure.
    this.moving.catch(() => {});
  }

  /** To be called at the end. */
  async settle(): Promise<void> {
    await this.moving;
  }

  private async moveBeyond(): Promise<void> {
    const [row] = await this.scope.shared("read", (tx) => tx.query<{ rows: number }>(COUNT));
    for (let beyond = (row?.rows ?? 0) - MOST_RECENT; beyond > 0; ) {
      const moved = await moveSome(this.scope, Math.min(beyond, TOGETHER));
      if (moved === 0) return;
      beyond -= moved;
    }
  }
}
