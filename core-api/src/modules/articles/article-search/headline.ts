/** Longest headline, in half-width columns: 100 full-width characters (spec section 9). */
const COLUMNS = 200;

/** ASCII and half-width kana take one column, everything else two. */
const columnsOf = (character: string): number => (/^[\u0020-\u007e\uff61-\uff9f]$/.test(character) ? 1 : 2);

/** A title cut to 100 full-width characters, an ellipsis included. */
export function headline(title: string): string {
  let columns = 0;
  let kept = "";
  let short = "";
  for (const character of title) {
    columns += columnsOf(character);
    if (columns > COLUMNS) return `${short}…`;
    kept += character;
    if (columns <= COLUMNS - 2) short = kept;
  }
  return title;
}
