import type { ChatKind } from "@kirinuki/schema/chat.ts";
import type { ChatPost } from "./chat-post.ts";
import type { OpenedTarget } from "./chat-secrets.ts";
import { judge, type PostAnswer, type Verdict } from "./judge-answer.ts";
import { writeLineWorks } from "./write-line-works.ts";
import { writePlainSlack, writeSlack } from "./write-slack.ts";
import { writeTeams } from "./write-teams.ts";
import { webhookHeaders, writeWebhook } from "./write-webhook.ts";

/** Posts JSON, or bytes under a content-type of their own, to an address that customers gave. Never throws for what the host does. */
export interface ChatClient {
  post(url: string, body: string | Buffer, headers: Record<string, string>): Promise<PostAnswer>;
}

export interface Posting {
  kind: ChatKind;
  target: OpenedTarget;
  post: ChatPost;
  /** Stays the same in every attempt; has no dot. */
  id: string;
  /** When what it tells of happened. */
  madeAt: Date;
  now: Date;
}

export interface Posted {
  verdict: Verdict;
  answer: PostAnswer;
}

/** Writes a post as its service wants it, hands it over once and says what came of it. */
export async function postToTarget(client: ChatClient, posting: Posting): Promise<Posted> {
  const { kind, target, post, id, madeAt, now } = posting;
  const hand = async (body: string, headers: Record<string, string> = {}): Promise<Posted> => {
    const answer = await client.post(target.url, body, headers);
    return { answer, verdict: judge(kind, answer) };
  };
  if (kind === "webhook") {
    const body = writeWebhook(post, madeAt);
    return hand(body, webhookHeaders(id, body, target.secrets, now));
  }
  if (kind === "teams") return hand(JSON.stringify(writeTeams(post)));
  if (kind === "line_works") return hand(JSON.stringify(writeLineWorks(post)));
  const first = await hand(JSON.stringify(writeSlack(post)));
  // What Slack has against the blocks is our fault: the text alone gets through.
  return first.answer.status === 400 ? hand(JSON.stringify(writePlainSlack(post))) : first;
}
