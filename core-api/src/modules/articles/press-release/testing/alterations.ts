import type { dice } from "../../../../testing/random.ts";

export type Dice = ReturnType<typeof dice>;

/** Sentences with the mark that ends them. */
export const sentencesOf = (text: string): string[] => text.match(/[^。\n]+(?:。|\n|$)/gu) ?? [];

const wide = (text: string): string =>
  text.replaceAll(/[0-9A-Za-z]/g, (unit) => String.fromCharCode(unit.charCodeAt(0) + 0xfee0));

const dropped = (sentences: readonly string[], share: number, { chance }: Dice): string[] =>
  sentences.filter((_, at) => at === 0 || !chance(share));

/** The beginning of a text, up to a share of its length. */
function beginning(sentences: readonly string[], share: number): string[] {
  const whole = sentences.join("").length;
  let length = 0;
  return sentences.filter((sentence) => {
    length += sentence.length;
    return length - sentence.length < whole * share;
  });
}

const LEADS = [
  "地元に新たな動きが出てきた。関係者によると、準備はすでに整っているという。",
  "注目を集めそうな話題が飛び込んできた。詳しい内容は次の通り。",
  "かねて期待されていた計画が、いよいよ形になる。",
];
const OWN_LINES = [
  "\n業界では、ほかの会社が追随するかどうかに関心が集まっている。\n",
  "\n記者が現地を訪れると、平日の午前にもかかわらず多くの人の姿があった。\n",
];
const SOURCE_LINES = [
  "\n（配信元のプレスリリースより）",
  "\n提供：プレスリリース配信サービス",
  "\n※記事の内容は発表日時点のものです。",
];

type Alteration = (sentences: string[], dice: Dice) => string[];

/** What desks do to a release that they take whole. */
const ALTERATIONS: readonly Alteration[] = [
  (sentences, { of }) => [of(LEADS), ...sentences.slice(1)],
  (sentences) => sentences.map((each) => each.replaceAll("、", "，").replaceAll("「", "『").replaceAll("」", "』")),
  (sentences) => sentences.map(wide),
  (sentences) => sentences.map((each) => each.replaceAll("株式会社", "㈱").replaceAll("(株)", "株式会社")),
  (sentences) => sentences.map((each) => each.replaceAll("しました。", "した。").replaceAll("います。", "いる。")),
  (sentences, given) => dropped(sentences, 0.2, given),
  (sentences) => beginning(sentences, 0.6),
  (sentences, { of }) => [...sentences, of(SOURCE_LINES)],
  (sentences, { of, upTo }) => sentences.toSpliced(1 + upTo(sentences.length - 1), 0, of(OWN_LINES)),
];

/** A release as a medium prints it whole: two to four alterations. */
export function reprintOf(text: string, given: Dice): string {
  let sentences = sentencesOf(text);
  const count = 2 + given.upTo(2);
  const chosen = new Set<Alteration>();
  while (chosen.size < count) chosen.add(given.of(ALTERATIONS));
  for (const alter of ALTERATIONS) if (chosen.has(alter)) sentences = alter(sentences, given);
  return sentences.join("");
}

/** An article of its own with one to three sentences of the release, at most about a third of it. */
export function quotationOf(text: string, own: string, given: Dice): string {
  const sentences = sentencesOf(text);
  const most = text.length / 3;
  const quoted: string[] = [];
  const first = given.upTo(Math.max(0, sentences.length - 2));
  for (const sentence of sentences.slice(first, first + 1 + given.upTo(2)))
    if (quoted.length === 0 || quoted.join("").length + sentence.length <= most) quoted.push(sentence);
  const around = beginning(sentencesOf(own), Math.min(1, (text.length / own.length) * 0.9));
  return around.toSpliced(1 + given.upTo(around.length - 1), 0, ...quoted).join("");
}
