import { Type } from "typebox";
import { fileNames, sendCsv } from "../../../csv/send-csv.ts";
import { ADMINS, type Router, type UserCall } from "../../../http/route.ts";
import type { Sent } from "../../../http/sent.ts";
import { nullable } from "../../../http/wire-types.ts";
import { type Clock, tokyoDay } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import type { Parts } from "../../parts.ts";
import { changeUsers } from "./change-users.ts";
import { USERS_BYTES } from "./plan-upload.ts";
import { listDeletedUsers, restoreUser } from "./restore-user.ts";
import { uploadSchema } from "./upload.dto.ts";
import { uploadUsers } from "./upload-users.ts";
import { administrationBy, demandGroup } from "./user.routes.ts";
import {
  UserRestoreForm,
  UsersChangeForm,
  UsersDownloadForm,
  UsersDownloadQuery,
  UsersUploadForm,
  UsersUploadQuery,
} from "./user-bulk.form.ts";
import { allUsers, USER_COLUMNS, type WantedUsers } from "./user-list.ts";

/** Several users in one call: PUT /users, the CSV calls, and deleted users that come back (api.md, Administration). */
export function userBulkRoutes(router: Router, parts: Parts): void {
  changeRoutes(router, parts);
  downloadRoutes(router, parts);
  deletedRoutes(router, parts);
}

function changeRoutes(router: Router, { clock, sealedTexts }: Parts): void {
  const administration = administrationBy(clock);
  router.user({
    method: "PUT",
    path: "/users",
    allow: ADMINS,
    summary:
      "Move, stop, resume, invite, unlock or delete up to 1,000 users; the answer names the users that were refused",
    body: UsersChangeForm,
    data: Type.Object({
      changed_count: Type.Integer(),
      refused: Type.Array(Type.Object({ user_id: Type.String(), name: Type.String(), message: Type.String() })),
    }),
    run: (call) => {
      const { change, user_ids: userIds, user_group_id: userGroupId } = call.body;
      return changeUsers(administration(call), { change, userIds, userGroupId });
    },
  });

  router.user({
    method: "PUT",
    path: "/users_upload",
    allow: ADMINS,
    summary:
      "Create and change users from a CSV file (UTF-8 or CP932); dry_run=1 only reports the changes, preview_token applies that preview",
    query: UsersUploadQuery,
    body: UsersUploadForm,
    uploadBytes: USERS_BYTES,
    data: uploadSchema,
    run: (call) => {
      const { query, body, file } = call;
      const token = body.preview_token ?? null;
      const wish = { isDryRun: query.dry_run === 1, token, withoutFaulty: body.without_faulty === 1 };
      return uploadUsers({ ...administration(call), sealedTexts }, file, wish);
    },
  });
}

function downloadRoutes(router: Router, { clock }: Parts): void {
  router.user({
    method: "GET",
    path: "/users_download",
    allow: ADMINS,
    summary: "Users as a CSV file that can be uploaded again, optionally of one user group; without passwords",
    query: UsersDownloadQuery,
    data: Type.Unknown(),
    produces: "text/csv",
    run: async (call) => {
      const { tx, actor, query } = call;
      const { user_group_id: userGroupId, encoding } = query;
      if (userGroupId !== undefined) await demandGroup(tx, actor, userGroupId);
      return sendUsers(call, clock, { userGroupId }, encoding);
    },
  });

  router.user({
    method: "POST",
    path: "/users_download",
    allow: ADMINS,
    summary: "The given users as a CSV file that can be uploaded again; without passwords",
    body: UsersDownloadForm,
    data: Type.Unknown(),
    produces: "text/csv",
    run: async (call) => {
      const { tx, actor, body, request } = call;
      const detail = { count: body.user_ids.length };
      const entry = { contractId: actor.contractId, actor: actor.userId, detail, requestId: request.id };
      await audit(tx, { ...entry, action: "users.export" });
      return sendUsers(call, clock, { userIds: body.user_ids }, body.encoding);
    },
  });
}

const sendUsers = (
  { tx, actor, reply }: UserCall<object, object>,
  clock: Clock,
  wanted: WantedUsers,
  encoding: UsersDownloadForm["encoding"],
): Promise<Sent> =>
  sendCsv(reply, {
    ...fileNames(["ユーザー一覧", "users"], `_${tokyoDay(clock.now())}.csv`),
    columns: USER_COLUMNS,
    rows: allUsers(tx, actor.contractId, wanted),
    encoding,
  });

function deletedRoutes(router: Router, { clock }: Parts): void {
  const administration = administrationBy(clock);
  router.user({
    method: "GET",
    path: "/deleted_users",
    allow: ADMINS,
    summary: "Users deleted in the last 400 days, latest first; user_group_id is null if the group was deleted",
    data: Type.Object({
      deleted_users: Type.Array(
        Type.Object({
          user_id: Type.String(),
          name: Type.String(),
          user_group_id: nullable(Type.String()),
          deleted_datetime: Type.String({ format: "date-time" }),
          restorable_flag: Type.Integer({ enum: [0, 1] }),
        }),
      ),
    }),
    run: async ({ tx, actor }) => ({ deleted_users: await listDeletedUsers(tx, actor.contractId, clock.now()) }),
  });

  router.user({
    method: "POST",
    path: "/user_restore",
    allow: ADMINS,
    summary: "Restore a deleted user with the previous rights, and send an invitation",
    body: UserRestoreForm,
    data: Type.Object({ user_id: Type.String(), version: Type.Integer() }),
    run: (call) => restoreUser(administration(call), call.body.user_id, call.body.user_group_id),
  });
}
