/** Later mentions of a person take the family name and lose the age, as papers write. */
export function shortenPeople(text: string, people: readonly (readonly [string, string])[]): string {
  let out = text;
  for (const [full, short] of people) {
    const first = out.indexOf(full);
    if (first < 0) continue;
    const head = out.slice(0, first + full.length);
    const tail = out.slice(first + full.length);
    const later = tail.replaceAll(full, short);
    const agePattern = new RegExp(`${escapeRegExp(short)}（\\d+）`, "g");
    out = head + later.replace(agePattern, short);
  }
  return out;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Characters as a paper counts them: line feeds are not counted. */
export const charCount = (text: string): number => [...text.replaceAll("\n", "")].length;

const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/\{|\}|\[|\]|undefined|NaN|null/, "an unfilled slot"],
  [/、、|。。|、。|。、/, "doubled or clashing punctuation"],
  [/「」|『』|（）/, "empty brackets"],
  [
    /をを|がが|にに|はは(?![えっ])|(?<!も)のの|でで(?!き)|へへ|(?<!こ)とと(?![のもい])|をが|(?<!け)がを|にを|はを/,
    "a doubled particle",
  ],
  [/ {2}|　　| 　/, "doubled spaces"],
  [/[^。」）？…　](?:\n|$)/, "a paragraph without an end"],
  [/\d(?:人|円|社|件|基|台|%)(?:人|円|社|件|基|台)/, "two counters in a row"],
  [/さんさん|氏氏|社長社長|市市|県県/, "a doubled title"],
  [/。」[^\n。]*「[^」]*$/, "an unclosed quotation"],
];

/** Names of the faults that a text shows; empty for a clean one. A net for slips of the grammar, not a proof of style. */
export function faultsOf(text: string): string[] {
  return FAULTS.filter(([pattern]) => pattern.test(text)).map(([, name]) => name);
}
