import { PICKUP, type PickupKind } from "@kirinuki/schema/press-release.ts";
import { type Signature, signatureOf, similarity } from "../../../../ingest/same-story/sketch.ts";
import { dice } from "../../../../testing/random.ts";
import { type ReleaseTerm, termsOf } from "../release-terms.ts";
import { type Dice, quotationOf, reprintOf } from "./alterations.ts";

export interface Text {
  title: string;
  body: string;
}

/** What an article is to a release: a kind of pickup, or another matter of the same company after the same pattern. */
export type Label = PickupKind | "other";

export interface LabelledPair {
  release: Text;
  article: Text;
  label: Label;
}

const LABELS = [PICKUP.reprint, PICKUP.reprint, PICKUP.quotation, PICKUP.ownReport, "other"] as const;

const TAIL =
  "\n■会社概要\n社名：潮見精機株式会社\n所在地：東京都中央区みなと町1-2-3\n事業内容：精密機器と電子部品の開発、製造、販売\n■本件に関するお問い合わせ先\n広報部　電話 03-0000-0000　受付時間 平日9時から17時まで\n";

const releaseOf = ({ title, body }: Text): Text => ({ title, body: `報道関係者各位\n${body}${TAIL}` });

/** Texts of one matter resemble each other at most so much where two desks wrote them. */
const SAME_TEXT = 0.2;

interface Known extends Text {
  terms: ReadonlySet<string>;
  signature: Signature | null;
}

/** The nearest other texts by the terms that they share, without those that have the same text. */
function neighboursOf(text: Known, all: readonly Known[]): Text[] {
  const { signature, terms } = text;
  return all
    .filter((each) => each !== text)
    .map((each) => ({ each, shared: [...each.terms].filter((term) => terms.has(term)).length }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, 12)
    .flatMap(({ each }) =>
      signature && each.signature && similarity(signature, each.signature) < SAME_TEXT ? [each] : [],
    );
}

function articleFor(label: Label, release: Text, [nearest, next]: readonly Text[], given: Dice): Text | null {
  if (!nearest || !next) return null;
  if (label === PICKUP.reprint) return { title: next.title, body: reprintOf(release.body, given) };
  if (label === PICKUP.quotation) return { title: nearest.title, body: quotationOf(release.body, nearest.body, given) };
  if (label === PICKUP.ownReport) return nearest;
  return { title: next.title, body: `報道関係者各位\n${next.body}${TAIL}` };
}

const namesOf = (terms: readonly ReleaseTerm[]): Set<string> => new Set(terms.map(({ term }) => term));

/** Pairs of a release and an article with what the article is to it, the same for the same seed. */
export function labelledPairs(texts: readonly Text[], count: number, seed: number): LabelledPair[] {
  const given = dice(seed);
  const all = texts.map((text) => ({
    ...text,
    terms: namesOf(termsOf(text.title, text.body)),
    signature: signatureOf(text.title, text.body),
  }));
  const pairs: LabelledPair[] = [];
  for (let at = 0; pairs.length < count; at += 1) {
    const text = all[at % all.length];
    const label = LABELS[pairs.length % LABELS.length];
    if (!text || label === undefined || at > count * 10) throw new Error("too few texts");
    const article = articleFor(label, text, neighboursOf(text, all), given);
    if (article) pairs.push({ release: releaseOf(text), article, label });
  }
  return pairs;
}
