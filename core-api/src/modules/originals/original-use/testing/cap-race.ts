import { USER_COOKIE } from "@kirinuki/schema/edge.ts";
import type { TestOriginal } from "./originals-desk.ts";

/** What became of a request for one article. */
export interface RaceResult {
  /** Tickets, with the server that gave each. */
  tickets: { ticket: string; origin: string }[];
  /** Answers with data_flag 0. */
  limited: number;
  /** Any other answer. */
  others: string[];
  /** Requests whose server died. */
  lost: number;
}

interface Race {
  /** Base addresses of the servers, which take turns. */
  origins: readonly string[];
  cookie: string;
  articles: readonly TestOriginal[];
  /** Called when so many answers are in. */
  after?: { answers: number; act(): void };
}

const call = (origin: string, cookie: string, method: string, path: string, body: object) =>
  fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { "content-type": "application/json", cookie: `${USER_COOKIE}=${cookie}` },
    body: JSON.stringify(body),
  });

/** Asks for every article at the same time, one request each. */
export async function race({ origins, cookie, articles, after }: Race): Promise<RaceResult> {
  const result: RaceResult = { tickets: [], limited: 0, others: [], lost: 0 };
  let answers = 0;
  await Promise.all(
    articles.map(async (article, at) => {
      const origin = origins[at % origins.length] ?? "";
      const body = { article_info: [article], pdf_flag: 1, ticket_only: true };
      const answer = await call(origin, cookie, "POST", "/pdf", body).then(
        (response) => response.json(),
        () => null,
      );
      answers += 1;
      if (answers === after?.answers) after.act();
      if (answer === null) result.lost += 1;
      else if (answer.result.status === 0 && answer.data.pdf_ticket && answer.data.data_flag === undefined)
        result.tickets.push({ ticket: answer.data.pdf_ticket, origin });
      else if (answer.result.status === 0 && answer.data.data_flag === 0) result.limited += 1;
      else result.others.push(JSON.stringify(answer));
    }),
  );
  return result;
}

/** Sends every ticket's notice twice at the same time; what the answers say was counted. */
export async function confirm(origin: string, cookie: string, tickets: readonly string[]): Promise<number> {
  const counts = await Promise.all(
    [...tickets, ...tickets].map(async (ticket) => {
      const answer = await call(origin, cookie, "PUT", "/pdf_display_completion_notice", { pdf_ticket: ticket });
      return Number((await answer.json()).data.usage_count);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
