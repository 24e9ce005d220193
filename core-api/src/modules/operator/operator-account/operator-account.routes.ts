import { Type } from "typebox";
import { fileNames, sendCsv } from "../../../csv/send-csv.ts";
import { AppError } from "../../../errors/app-error.ts";
import { requiredId } from "../../../http/required-id.ts";
import type { Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { operatorAccountSchema } from "./operator-account.dto.ts";
import {
  OperatorAccountBody,
  OperatorAccountIdForm,
  OperatorAccountQuery,
  OperatorPasswordBody,
  OperatorsDownloadQuery,
} from "./operator-account.form.ts";
import { OPERATOR_COLUMNS, operatorRows, readDepartments, readOperators } from "./operator-account.read-model.ts";
import { removeOperator, saveOperator } from "./operator-account.service.ts";
import { changeOwnPassword } from "./own-password.service.ts";

/** /el_admins, /el_admin, /el_admins_departments, /el_admins_download (api.md, Operator), and an operator's own password. */
export function operatorAccountRoutes(router: Router, parts: Parts): void {
  const { clock } = parts;
  readingRoutes(router);

  router.operator({
    method: "PUT",
    path: "/el_admin",
    allow: "admin",
    summary: "Create an operator; with version, change one; 409 if it changed since that version",
    body: OperatorAccountBody,
    data: Type.Object({ el_admin_id: Type.String(), version: Type.Integer() }),
    run: ({ tx, body, operatorId, request }) =>
      saveOperator({ tx, operatorId, requestId: request.id, now: clock.now() }, body),
  });

  router.operator({
    method: "DELETE",
    path: "/el_admin",
    allow: "admin",
    summary: "Delete an operator; the audit trail keeps what the operator did",
    query: OperatorAccountIdForm,
    body: OperatorAccountIdForm,
    data: Type.Object({}),
    run: async ({ tx, query, body, operatorId, request }) => {
      const id = requiredId("el_admin_id", "運用担当者ID", query, body);
      await removeOperator(
        { tx, operatorId, requestId: request.id, now: clock.now() },
        id,
        query.version ?? body.version,
      );
      return {};
    },
  });

  router.operator({
    method: "PUT",
    path: "/el_password",
    allow: "view",
    summary: "Change the operator's own password; ends all other sessions",
    body: OperatorPasswordBody,
    data: Type.Object({}),
    run: ({ body, operatorId, request }) =>
      changeOwnPassword(parts, operatorId, { current: body.currentPassword, password: body.password }, request),
  });
}

function readingRoutes(router: Router): void {
  router.operator({
    method: "GET",
    path: "/el_admins",
    allow: "view",
    summary: "All operators",
    data: Type.Object({ el_admins: Type.Array(operatorAccountSchema) }),
    run: async ({ tx }) => ({ el_admins: await readOperators(tx) }),
  });

  router.operator({
    method: "GET",
    path: "/el_admin",
    allow: "view",
    summary: "One operator",
    query: OperatorAccountQuery,
    data: operatorAccountSchema,
    run: async ({ tx, query }) => {
      const [found] = await readOperators(tx, query.el_admin_id);
      if (!found) throw new AppError("NOT_FOUND");
      return found;
    },
  });

  router.operator({
    method: "GET",
    path: "/el_admins_departments",
    allow: "view",
    summary: "Departments of the operators",
    data: Type.Object({ departments: Type.Array(Type.String()) }),
    run: async ({ tx }) => ({ departments: await readDepartments(tx) }),
  });

  router.operator({
    method: "GET",
    path: "/el_admins_download",
    allow: "view",
    summary: "All operators as CSV",
    query: OperatorsDownloadQuery,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, query, reply }) =>
      sendCsv(reply, {
        ...fileNames(["運用担当者一覧", "operators"], ".csv"),
        columns: OPERATOR_COLUMNS,
        rows: operatorRows(tx),
        encoding: query.encoding,
      }),
  });
}
