import { IsOptional } from "class-validator";
import { Type } from "typebox";
import { operatorActor } from "../../../access/operator-actor.ts";
import { AppError } from "../../../errors/app-error.ts";
import { CodeField, IdField } from "../../../http/fields.ts";
import type { Router } from "../../../http/route.ts";
import { nullable } from "../../../http/wire-types.ts";
import { Rematch } from "../../../matching/set-up/rematch.ts";
import { REMATCH_JOB } from "../../../runs/job-sender.ts";
import { audit } from "../../audit/audit.ts";
import type { Parts } from "../../parts.ts";
import { lockTheme } from "../../themes/contract-theme/contract-theme.read-model.ts";

/** POST /rematch. dry_run 1 only tells what would change. */
class RematchForm {
  @IdField("テーマID") theme_id!: string;
  @IsOptional() @CodeField("試行", [0, 1]) dry_run: 0 | 1 = 0;
}

const count = () => nullable(Type.Integer());

/**
 * A trial tells how many articles it looked at of how many; complete_flag 0 where time ran out, oldest articles first. What is to be
 * applied is queued, and its counts are in the set-up status.
 */
const rematchSchema = Type.Object({
  theme_id: Type.String(),
  dry_run: Type.Integer({ enum: [0, 1] }),
  queued_flag: Type.Integer({ enum: [0, 1] }),
  complete_flag: nullable(Type.Integer({ enum: [0, 1] })),
  read_count: count(),
  article_count: count(),
  added_count: count(),
  removed_count: count(),
});

const TRIAL_MS = 20_000;

/** POST /rematch: the past of a theme, matched again after its expressions have changed (our addition to api.md, Operator). */
export function rematchRoutes(router: Router, { operatorScope, clock, jobs }: Parts): void {
  const rematch = new Rematch(operatorScope, clock);
  let isTrying = false;

  /** One at a time: each keeps two connections. */
  async function tryOut(themeId: string) {
    if (isTrying) throw new AppError("TOO_MANY_REQUESTS", [], TRIAL_MS / 1000);
    isTrying = true;
    const end = performance.now() + TRIAL_MS;
    let stopped = false;
    let [read, total] = [0, 0];
    try {
      const result = await rematch.run(Number(themeId), {
        dryRun: true,
        shouldStop: () => {
          stopped = performance.now() > end;
          return stopped;
        },
        onProgress: (done, of) => {
          [read, total] = [done, of];
        },
      });
      if (!result) throw new AppError("NOT_FOUND");
      return {
        complete_flag: stopped ? (0 as const) : (1 as const),
        read_count: read,
        article_count: total,
        added_count: result.added,
        removed_count: result.removed,
      };
    } finally {
      isTrying = false;
    }
  }

  router.operator({
    method: "POST",
    path: "/rematch",
    allow: "edit",
    summary: "Rematch a theme with past articles, as a job; with dry_run, only report the changes",
    body: RematchForm,
    data: rematchSchema,
    run: async ({ tx, body, operatorId, request }) => {
      const { theme_id, dry_run } = body;
      const theme = await lockTheme(tx, theme_id);
      if (!theme) throw new AppError("NOT_FOUND");
      const answer = { theme_id, dry_run, queued_flag: 0 as const };
      if (dry_run === 1) return { ...answer, ...(await tryOut(theme_id)) };
      await audit(tx, {
        contractId: theme.contractId,
        actor: operatorActor(operatorId),
        action: "theme.rematch",
        detail: { themeId: theme.themeId },
        requestId: request.id,
      });
      await jobs.send(REMATCH_JOB, { theme_id });
      const none = {
        complete_flag: null,
        read_count: null,
        article_count: null,
        added_count: null,
        removed_count: null,
      };
      return { ...answer, queued_flag: 1 as const, ...none };
    },
  });
}
