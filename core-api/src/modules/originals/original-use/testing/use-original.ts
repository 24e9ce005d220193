import { originalText } from "@kirinuki/schema/messages.ts";
import type { TestUser } from "../../../../testing/a-user.ts";
import type { TestApi } from "../../../../testing/test-api.ts";
import type { TestOriginal } from "./originals-desk.ts";
import type { Way } from "./rights-matrix.ts";

const CALLS: Record<Way, (article: TestOriginal) => { path: string; body: object }> = {
  view: (article) => ({ path: "/pdf", body: { article_info: [article], pdf_flag: 1, ticket_only: true } }),
  print: (article) => ({ path: "/pdf", body: { article_info: [article], pdf_flag: 2, ticket_only: true } }),
  text: (article) => ({ path: "/article", body: { article_info: [article], pdf_flag: 1 } }),
  "text print": (article) => ({ path: "/article", body: { article_info: [article], pdf_flag: 2 } }),
  "mail link": (article) => ({
    path: "/pdf",
    body: [
      { article_info: [article], pdf_flag: 1, ticket_only: true },
      { usage_log: [], is_mail: true },
    ],
  }),
  booklet: (article) => ({
    path: "/booklet",
    body: { article_info: [article], booklet_title: "冊子", copies: 1, per_sheet: 1 },
  }),
};

/** Uses an original in one of the ways, as the screens call it; what came of it. */
export async function useOriginal(api: TestApi, user: TestUser, way: Way, article: TestOriginal) {
  const { path, body } = CALLS[way](article);
  const answer = await api.send(user, "POST", path, body);
  const { result, data } = answer.json();
  return { http: answer.statusCode, status: result.status, text: result.msgDetail, data };
}

export const ALLOWED = { http: 200, status: 0, text: "" };
export const REFUSED = { http: 200, status: 1, text: originalText.notDisplayable };
/** Whether it exists is not told; the sentence is the same. */
export const UNKNOWN = { http: 404, text: originalText.notDisplayable };
