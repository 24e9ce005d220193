import type { Agent } from "undici";
import { feedAgent } from "../../../ingest/polling/feed-agent.ts";
import { leadsInside, PrivateAddress } from "../../../ingest/polling/public-address.ts";

/** More than any provider's metadata or answer needs. */
const MOST_BYTES = 512 * 1024;

class AnswerTooLarge extends Error {
  override readonly name = "AnswerTooLarge";
}

let agents: { allowPrivate: boolean; agent: Agent } | undefined;

/** One for the process: providers are few, and asked rarely. */
function agentOf(allowPrivate: boolean): Agent {
  if (agents?.allowPrivate !== allowPrivate) agents = { allowPrivate, agent: feedAgent({ allowPrivate }) };
  return agents.agent;
}

/**
 * `fetch` for addresses that customers give: public ones only, unless the operator allows others; redirects are not followed, and an
 * answer without end is cut off.
 */
export function providerFetch(allowPrivate: boolean) {
  return async (address: string, options: object): Promise<Response> => {
    const url = new URL(address);
    if (!allowPrivate && leadsInside(url)) throw new PrivateAddress(url.hostname);
    const { fetch } = await import("undici");
    const answer = await fetch(url, { ...options, redirect: "manual", dispatcher: agentOf(allowPrivate) });
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of answer.body ?? []) {
      bytes += part.byteLength;
      if (bytes > MOST_BYTES) throw new AnswerTooLarge(address);
      parts.push(part);
    }
    const body = [101, 204, 205, 304].includes(answer.status) ? null : Buffer.concat(parts);
    return new Response(body, { status: answer.status, headers: [...answer.headers] });
  };
}
