import type { UseKind } from "../../../access/abilities.ts";
import { ANY_USER, type Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { CompletionNoticeForm, EpubNoticeForm } from "./completion-notice.form.ts";
import { takeNotice } from "./completion-notice.service.ts";
import { noticeSchema } from "./original.dto.ts";

const PDF_NOTICES: readonly { path: string; kind: UseKind; summary: string }[] = [
  {
    path: "/pdf_display_completion_notice",
    kind: "pdf_display",
    summary: "Confirm that originals were displayed; counts each reservation once",
  },
  {
    path: "/pdf_print_completion_notice",
    kind: "pdf_print",
    summary: "Confirm that originals were printed; counts each reservation once",
  },
];

/** The notices that turn reservations into counted uses (design section 7). */
export function completionNoticeRoutes(router: Router, { clock }: Parts): void {
  for (const { path, kind, summary } of PDF_NOTICES)
    router.user({
      method: "PUT",
      path,
      allow: ANY_USER,
      summary,
      body: CompletionNoticeForm,
      data: noticeSchema,
      run: async ({ tx, actor, body, request }) => {
        const notice = { kind, items: body.data_info ?? [], ticket: body.pdf_ticket, requestId: request.id };
        return { usage_count: await takeNotice(tx, actor, notice, clock.now()) };
      },
    });

  router.user({
    method: "PUT",
    path: "/epub_display_completion_notice",
    allow: ANY_USER,
    summary: "Confirm that a magazine's book was displayed; counts each reservation once",
    body: EpubNoticeForm,
    data: noticeSchema,
    run: async ({ tx, actor, body, request }) => {
      const { data_info: items = [], epub_ticket: ticket } = body;
      const notice = { kind: "epub_display", items, ticket, requestId: request.id } as const;
      return { usage_count: await takeNotice(tx, actor, notice, clock.now()) };
    },
  });
}
