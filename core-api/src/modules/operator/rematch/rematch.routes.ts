import { IsOptional } from "class-validator";
import { Type } from "typebox";
import { operatorActor } from "../../../access/operator-actor.ts";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { CodeField, IdField } from "../../../http/fields.ts";
import { requiredId } from "../../../http/required-id.ts";
import type { Router } from "../../../http/route.ts";
import { nullable } from "../../../http/wire-types.ts";
import { Rematch } from "../../../matching/set-up/rematch.ts";
import { undoRematch } from "../../../matching/set-up/rematch-changes.repository.ts";
import { REMATCH_JOB } from "../../../runs/job-sender.ts";
import { audit } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import type { Parts } from "../../parts.ts";
import { findTheme, lockTheme } from "../../themes/contract-theme/contract-theme.read-model.ts";
import { noteRematchAsked } from "./note-rematch.ts";
import { isUnderWay, REMATCH_STATES, readRematchStatus } from "./rematch-status.read-model.ts";

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

class RematchQuery {
  @IdField("テーマID") theme_id!: string;
}

class RematchIdForm {
  @IsOptional() @IdField("テーマID") theme_id?: string;
}

/** How far the last rematch of a theme is. undo_flag 1: what it changed can be undone. */
const rematchStatusSchema = Type.Object({
  state: Type.String({ enum: [...REMATCH_STATES] }),
  started_at: nullable(Type.String({ format: "date-time" })),
  ended_at: nullable(Type.String({ format: "date-time" })),
  read_count: Type.Integer(),
  article_count: Type.Integer(),
  added_count: Type.Integer(),
  removed_count: Type.Integer(),
  undo_flag: Type.Integer({ enum: [0, 1] }),
});

/** GET and DELETE /rematch: its progress, and the way back. */
function statusRoutes(router: Router, { clock }: Parts): void {
  router.operator({
    method: "GET",
    path: "/rematch",
    allow: "view",
    summary: "Progress of the last rematch of a theme, and whether it can be undone",
    query: RematchQuery,
    data: rematchStatusSchema,
    run: async ({ tx, query }) => {
      const theme = await findTheme(tx, query.theme_id);
      if (!theme) throw new AppError("NOT_FOUND");
      return readRematchStatus(tx, theme, clock.now());
    },
  });

  router.operator({
    method: "DELETE",
    path: "/rematch",
    allow: "edit",
    summary:
      "Undo the last rematch of a theme: removed articles return on their days, added ones leave; the expressions stay",
    query: RematchIdForm,
    body: RematchIdForm,
    data: Type.Object({ added_count: Type.Integer(), removed_count: Type.Integer() }),
    run: async ({ tx, query, body, operatorId, request }) => {
      const theme = await lockTheme(tx, requiredId("theme_id", "テーマID", query, body));
      if (!theme) throw new AppError("NOT_FOUND");
      const { state } = await readRematchStatus(tx, theme, clock.now());
      if (isUnderWay(state)) return new Refusal("REMATCH_RUNNING", {});
      const { added: added_count, removed: removed_count } = await undoRematch(tx, theme);
      await audit(tx, {
        contractId: theme.contractId,
        actor: operatorActor(operatorId),
        action: "theme.rematch_undo",
        detail: {
          themeId: theme.themeId,
          added_count,
          removed_count,
          ...differenceOf({ rematch: state }, { rematch: "undone" }),
        },
        requestId: request.id,
      });
      return { added_count, removed_count };
    },
  });
}

/** POST /rematch: the past of a theme, matched again after its expressions have changed (our addition to api.md, Operator). */
export function rematchRoutes(router: Router, parts: Parts): void {
  statusRoutes(router, parts);
  const { operatorScope, clock, jobs } = parts;
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
      if (theme.isStopped) return new Refusal("THEME_STOPPED", {});
      if (dry_run === 1) return { ...answer, ...(await tryOut(theme_id)) };
      const { state } = await readRematchStatus(tx, theme, clock.now());
      if (isUnderWay(state)) return new Refusal("REMATCH_RUNNING", {});
      await noteRematchAsked({ tx, operatorId, requestId: request.id }, theme, state);
      await jobs.send(REMATCH_JOB, { theme_id }, request.id);
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
