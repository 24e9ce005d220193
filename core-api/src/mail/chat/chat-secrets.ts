import type { SealedTexts } from "../../db/sealed-text.ts";

/** The place that a secret of a chat target is sealed for. A secret that was replaced keeps its place. */
export const chatPlace = (contractId: number, targetId: number, what: "url" | "secret"): string =>
  `chat_target.${what}/${contractId}/${targetId}`;

export interface SealedTarget {
  contract_id: number;
  chat_target_id: number;
  url: Buffer;
  secret: Buffer | null;
  former_secret: Buffer | null;
  former_until: Date | null;
}

/** Where to post, and what to sign with: the present secret first. */
export interface OpenedTarget {
  url: string;
  secrets: string[];
}

/** @throws Error where the installation's secret is another one than that by which they were sealed */
export function openTarget(texts: Pick<SealedTexts, "open">, target: SealedTarget, now: Date): OpenedTarget {
  const place = (what: "url" | "secret") => chatPlace(target.contract_id, target.chat_target_id, what);
  const isFormerGood = target.former_until !== null && target.former_until > now;
  const secrets = [target.secret, isFormerGood ? target.former_secret : null].flatMap((each) => each ?? []);
  return {
    url: texts.open(target.url, place("url")),
    secrets: secrets.map((each) => texts.open(each, place("secret"))),
  };
}
