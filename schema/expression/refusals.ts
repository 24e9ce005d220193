import { validationText } from "../messages.ts";

export const MAX_LENGTH = 20_000;
export const MAX_DEPTH = 100;

/** What each refusal tells the author to do. */
const MESSAGES = {
  EMPTY: validationText.expressionEmpty,
  UNCLOSED_QUOTE: '引用符が閉じられていません。語句の終わりに「"」を付けてください。',
  UNBALANCED_OPEN: "開きかっこに対応する閉じかっこがありません。「)」を補うか、この「(」を削除してください。",
  UNBALANCED_CLOSE: "閉じかっこに対応する開きかっこがありません。「(」を補うか、この「)」を削除してください。",
  MISSING_OPERAND: "ここに検索する言葉が足りません。言葉を補うか、この演算子・項目名・かっこを削除してください。",
  NOT_ANCHORED: "除外（NOT）だけの条件は使えません。ORで区切った条件ごとに、必ず含める言葉を1つ以上指定してください。",
  TOO_LONG: "検索式が長すぎます。20,000文字以内に短くするか、複数の検索式に分けてください。",
  TOO_DEEP: "かっことNOTの重なりが100段を超えています。かっこやNOTを減らしてください。",
} as const;

export type RefusalCode = keyof typeof MESSAGES;

/** Why an expression is not accepted; the position is the UTF-16 offset in the input where the fault shows. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly position: number;
  readonly message: string;
}

export function refusal(code: RefusalCode, position: number): Refusal {
  return { code, position, message: MESSAGES[code] };
}

/** Carries a refusal out of the parser; never leaves this folder. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(code: RefusalCode, position: number) {
    super(code);
    this.refusal = refusal(code, position);
  }
}
