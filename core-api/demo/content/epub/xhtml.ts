const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (c) => ENTITIES[c] ?? c);

/** Readings given once, where a word first appears in a piece. */
const READINGS: readonly (readonly [word: string, reading: string])[] = [
  ["炭化ケイ素", "たんかけいそ"],
  ["神楽", "かぐら"],
  ["変電所", "へんでんしょ"],
  ["揺らぎ", "ゆらぎ"],
  ["蔵人", "くらびと"],
  ["湯治", "とうじ"],
  ["砥石", "といし"],
  ["鉄路", "てつろ"],
  ["歯止め", "はどめ"],
  ["継手", "つぎて"],
  ["現場", "げんば"],
  ["責任者", "せきにんしゃ"],
  ["設備", "せつび"],
  ["技術", "ぎじゅつ"],
];

/** Marks the first of each listed word with its reading. Takes escaped text. */
export function withRuby(escaped: string): string {
  return READINGS.reduce(
    (text, [word, reading]) => text.replace(word, `<ruby>${word}<rt>${reading}</rt></ruby>`),
    escaped,
  );
}

/** Two digits share a cell in vertical writing. */
export const withTateChuYoko = (html: string): string =>
  html.replace(/(?<![\d.&#a-z])(\d{2})(?![\d.;])/g, '<span class="tcy">$1</span>');

export interface PageFrame {
  readonly title: string;
  readonly body: string;
  readonly type?: string;
}

/** An XHTML document of the book; `type` is its epub:type. */
export const xhtml = ({ title, body, type }: PageFrame): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="ja" lang="ja">
<head><meta charset="UTF-8"/><title>${escapeXml(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body${type ? ` epub:type="${type}"` : ""}>
${body}
</body>
</html>
`;
