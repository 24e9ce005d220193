const FIRST = ["", "'", "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠", "–", "\u200b", '"', ",", " ", "か", "\ufeff"];
const REST = [
  ...["", "1", "1,234.5", "1,23", "0.5%", "1+1", "-", "=\u0338", "\u0338x", "x", '"', '""', ",", "\r\n", "\n", "\r", "\\", "\\n"],
  ...["\u200b=1", "一,二", "髙﨑①", "𠮷野家〜", "゛か\u3099", "é", "cmd|' /C calc'!A0", "٣", "１", "100%\n", "%", ".5", "{}", "$1", "NULL"],
];

/** Texts that a writer of CSV may get wrong: formulas, quotes, ends of lines, what CP932 lacks or changes, and what becomes a formula by that. */
export const hostileTexts = (): string[] => [
  ...FIRST.flatMap((first) => REST.map((rest) => `${first}${rest}`)),
  ...["¥1", "−1", "−", "-1,234,567.25%", "-1,2345", "- 1", "長".repeat(5_000), `${"長".repeat(3_000)}"𠮷`],
];
