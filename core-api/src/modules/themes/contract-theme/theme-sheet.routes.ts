import { IsOptional } from "class-validator";
import { Type } from "typebox";
import { fileNames, sendCsv } from "../../../csv/send-csv.ts";
import { AppError } from "../../../errors/app-error.ts";
import { CodeField, IdField, ShortTextField } from "../../../http/fields.ts";
import type { Router } from "../../../http/route.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { findContract } from "../../operator/contract-company/contract-company.read-model.ts";
import type { Parts } from "../../parts.ts";
import { ThemesDownloadQuery } from "./contract-theme.form.ts";
import { THEME_COLUMNS, themeSheet } from "./theme-sheet.ts";
import { themeUploadSchema } from "./theme-upload.dto.ts";
import { THEMES_BYTES, uploadThemes } from "./upload-themes.ts";

class ThemesUploadQuery {
  /** 1: nothing is written. */
  @IsOptional() @CodeField("dry_run", [0, 1]) dry_run = 0;
}

class ThemesUploadForm {
  /** Whose file it is; without it each row names its contract. */
  @IsOptional() @IdField("契約ID") contract_id?: string;
  /** Of the preview: whatever else the file would do by now is refused. */
  @IsOptional() @ShortTextField("preview_token", 100) preview_token?: string;
  /** 1: rows with faults are left out. */
  @IsOptional() @CodeField("without_faulty", [0, 1]) without_faulty = 0;
}

/** Themes with their expressions as a CSV file, both ways. */
export function themeSheetRoutes(router: Router, { clock }: Parts): void {
  router.operator({
    method: "GET",
    path: "/contact_themes_download",
    allow: "view",
    summary: "Themes and expressions of a contract, or of all, as a CSV file that can be uploaded again",
    query: ThemesDownloadQuery,
    data: Type.Object({}),
    produces: "text/csv",
    run: async ({ tx, query: { contract_id, encoding }, reply }) => {
      const contract = contract_id === undefined ? null : await findContract(tx, contract_id);
      if (contract_id !== undefined && !contract) throw new AppError("NOT_FOUND");
      const end = `${contract ? `_${contract.contractCode}` : ""}_${tokyoDay(clock.now())}.csv`;
      return sendCsv(reply, {
        ...fileNames(["テーマ", "themes"], end),
        columns: THEME_COLUMNS,
        rows: themeSheet(tx, contract_id),
        encoding,
      });
    },
  });

  router.operator({
    method: "PUT",
    path: "/contact_themes_upload",
    allow: "edit",
    summary:
      "Add and change themes and expressions by a CSV file in UTF-8 or CP932; dry_run=1 only reports the changes, preview_token applies that preview",
    query: ThemesUploadQuery,
    body: ThemesUploadForm,
    uploadBytes: THEMES_BYTES,
    data: themeUploadSchema,
    run: ({ tx, query, body, file, operatorId, request }) =>
      uploadThemes({ tx, operatorId, requestId: request.id }, file, {
        contractId: body.contract_id,
        isDryRun: query.dry_run === 1,
        token: body.preview_token ?? null,
        withoutFaulty: body.without_faulty === 1,
      }),
  });
}
