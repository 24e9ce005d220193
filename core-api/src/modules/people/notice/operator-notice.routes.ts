import { SeenVersion, withLineFeeds } from "@kirinuki/schema/forms/decorators.ts";
import {
  LoginAlertText,
  LoginNoticeDay,
  LoginNoticeList,
  LoginNoticeText,
} from "@kirinuki/schema/forms/login-notices-form.ts";
import type { OperatorAction } from "@kirinuki/schema/operator-log-labels.ts";
import { Type as Nested } from "class-transformer";
import { IsOptional } from "class-validator";
import { type Static, Type } from "typebox";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { refuseLostUpdate, versionOf } from "../../../http/content-version.ts";
import { IdField, ShortTextField } from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";
import type { OperatorCall, Router } from "../../../http/route.ts";
import { Day } from "../../../http/wire-types.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { auditOperator } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import type { Parts } from "../../parts.ts";
import { readOperatorBoard } from "./notice.read-model.ts";
import { lockOperatorNotices, removeOperatorNotice, replaceOperatorNotices } from "./notice.repository.ts";

class NoticeLine {
  @LoginNoticeDay() notice_date!: string;
  @LoginNoticeText() text!: string;
}

/** Absent stays, null or an empty alert clears, a list takes the place of the one before. */
class BoardBody {
  @Clearable() @LoginAlertText() login_alert?: string | null;
  @Clearable() @Nested(() => NoticeLine) @LoginNoticeList() notices?: NoticeLine[] | null;
  @SeenVersion() version?: string | null;
}

class BoardRemoval {
  @IsOptional() @IdField("お知らせID") notice_id?: string;
  @IsOptional() @ShortTextField("版", 64) version?: string;
}

const boardSchema = Type.Object({
  login_alert: Type.String(),
  notices: Type.Array(Type.Object({ notice_id: Type.String(), notice_date: Day(), text: Type.String() })),
  version: Type.String(),
});

type Board = Static<typeof boardSchema>;

async function present(tx: Transaction): Promise<Board> {
  const board = await readOperatorBoard(tx);
  return {
    login_alert: board.alert,
    notices: board.notices.map(({ id, day, text }) => ({ notice_id: String(id), notice_date: day, text })),
    version: versionOf(board),
  };
}

const BASE = { path: "/el_admin_notice", data: boardSchema } as const;

/** GET, PUT and DELETE /el_admin_notice of the operator base (api.md, Operator). */
export function operatorNoticeRoutes(router: Router, { clock }: Parts): void {
  router.operator({
    ...BASE,
    method: "GET",
    allow: "view",
    summary: "Alert and notices of the sign-in page, future ones included",
    run: ({ tx }) => present(tx),
  });

  router.operator({
    ...BASE,
    method: "PUT",
    allow: "edit",
    summary: "Save the alert, the notices or both; 409 if they changed since the given version",
    body: BoardBody,
    run: async (call) => {
      const { login_alert: alert, notices, version } = call.body;
      const before = await begin(call, version);
      if (alert !== undefined) {
        const text = withLineFeeds(alert ?? "");
        const today = tokyoDay(clock.now());
        await replaceOperatorNotices(call.tx, "alert", text === "" ? [] : [{ day: today, text }]);
      }
      if (notices !== undefined) await replaceOperatorNotices(call.tx, "notice", (notices ?? []).map(toNotice));
      return end(call, "el_admin_notice.save", before);
    },
  });

  router.operator({
    ...BASE,
    method: "DELETE",
    allow: "edit",
    summary: "Delete one notice; without an id, the alert and all notices",
    query: BoardRemoval,
    body: BoardRemoval,
    run: async (call) => {
      const id = call.query.notice_id ?? call.body.notice_id;
      const before = await begin(call, call.query.version ?? call.body.version);
      if (id === undefined) {
        await replaceOperatorNotices(call.tx, "alert", []);
        await replaceOperatorNotices(call.tx, "notice", []);
      } else if (!(await removeOperatorNotice(call.tx, id))) throw new AppError("NOT_FOUND");
      return end(call, "el_admin_notice.remove", before);
    },
  });
}

type Change = Pick<OperatorCall<object, object>, "tx" | "operatorId" | "request">;

/** One writer at a time, on the board that he has seen. @throws AppError LOST_UPDATE */
async function begin({ tx }: Change, seen: string | null | undefined): Promise<Board> {
  await lockOperatorNotices(tx);
  refuseLostUpdate(seen, await readOperatorBoard(tx));
  return present(tx);
}

async function end({ tx, operatorId, request }: Change, action: OperatorAction, before: Board): Promise<Board> {
  const board = await present(tx);
  const detail = { ...differenceOf(told(before), told(board)) };
  await auditOperator(tx, { operatorId, action, detail, requestId: request.id });
  return board;
}

/** As the trail keeps it. */
const told = ({ login_alert, notices }: Board) => ({
  login_alert,
  notices: notices.map(({ notice_date, text }) => `${notice_date} ${text}`),
});

const toNotice = ({ notice_date, text }: NoticeLine) => ({
  day: notice_date.replaceAll("/", "-"),
  text: withLineFeeds(text),
});
