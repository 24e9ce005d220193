import { IsOptional } from "class-validator";
import { Type } from "typebox";
import { AppError } from "../../../errors/app-error.ts";
import { Refusal } from "../../../http/envelope.ts";
import { IdField, ShortTextField } from "../../../http/fields.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import { sendFile } from "../../../http/send-file.ts";
import type { Parts } from "../../parts.ts";
import { chargeCodeFor } from "../charge-code/charge-code.service.ts";
import { FlagField, LogListField, MOST_CHARGE_CODE_LENGTH, type UsageLogItem } from "./article-request.form.ts";
import { originOf } from "./article-request.ts";
import { deliveryRepository } from "./delivery.repository.ts";
import { checkEpub, EPUB_TYPE, type EpubOutcome } from "./epub.service.ts";
import { notDisplayable } from "./not-displayable.ts";
import { epubCheckSchema } from "./original.dto.ts";

class EpubCheckForm {
  @IdField("記事ID") article_id!: string;
  @IsOptional() @ShortTextField("コンテンツID", 100) contentsId?: string;
  @IsOptional() @ShortTextField("画面ID", 20) display_id?: string;
  @IsOptional() @FlagField("メールフラグ") is_mail?: boolean;
  @IsOptional() @LogListField("利用ログ") usage_log?: UsageLogItem[];
  @IsOptional() @ShortTextField("請求コード", MOST_CHARGE_CODE_LENGTH) charge_code?: string;
}

class MagazineEpubQuery {
  @IsOptional() @ShortTextField("コンテンツID", 100) contentsId?: string;
  @ShortTextField("チケット", 100) epub_ticket!: string;
}

/** PUT /epub_display_check and GET /magazine_epub (api.md, Originals and usage). */
export function epubRoutes(router: Router, { originals, clock }: Parts): void {
  router.user({
    method: "PUT",
    path: "/epub_display_check",
    allow: ANY_USER,
    summary: "Check that a magazine's book may be opened, and issue a ticket for it",
    body: EpubCheckForm,
    data: epubCheckSchema,
    run: async ({ tx, actor, body, request }) => {
      const code = await chargeCodeFor(tx, actor, body.charge_code);
      if (code instanceof Refusal) return code;
      const wish = {
        wanted: { articleId: body.article_id, section: 5, ...(body.contentsId && { contentsId: body.contentsId }) },
        origin: originOf(body, code),
        requestId: request.id,
      } as const;
      return answer(await checkEpub({ tx, actor, originals }, wish, clock.now()));
    },
  });

  router.steps({
    method: "GET",
    path: "/magazine_epub",
    allow: ANY_USER,
    summary: "Stream the book of a ticket; supports Range, counts no use, expires with the reservation",
    query: MagazineEpubQuery,
    data: Type.Unknown(),
    produces: EPUB_TYPE,
    run: async ({ run, query, request, reply }) => {
      const { epub_ticket, contentsId } = query;
      const delivery = await run("read", (tx, actor) => deliveryRepository.find(tx, actor, epub_ticket, clock.now()));
      if (delivery?.contentType !== EPUB_TYPE) throw new AppError("NOT_FOUND");
      const fileName = `${contentsId?.replace(/[^\w-]/g, "") || "magazine"}.epub`;
      return sendFile(originals, { ...delivery, fileName, disposition: "attachment" }, request, reply);
    },
  });
}

function answer(outcome: EpubOutcome) {
  switch (outcome.kind) {
    case "ready":
      return { epub_ticket: outcome.ticket, article_info: [] };
    case "not-obtained":
      return { data_flag: 1, article_info: [outcome.failed] };
    case "not-displayable":
      return notDisplayable(outcome.failed);
  }
}
