import { todayInTokyo } from "../../domain/day.ts";
import { licenceWords as words } from "./licence-words.ts";
import classes from "./licences.module.css";

interface Prices {
  articleYen: number;
  readerYen: number;
  copyYen: number;
}

interface DatedPrices extends Prices {
  /** yyyy-MM. */
  fromMonth: string;
}

export const pricesText = ({ articleYen, readerYen, copyYen }: Prices): string =>
  words.prices(articleYen, readerYen, copyYen);

/** Today's prices, and those that are to hold from a later month on. */
export function PriceWords({ terms }: { terms: Prices & { prices: readonly DatedPrices[] } }) {
  const month = todayInTokyo(new Date()).slice(0, 7);
  return (
    <>
      {pricesText(terms)}
      {terms.prices
        .filter(({ fromMonth }) => fromMonth > month)
        .map((later) => (
          <span key={later.fromMonth} className={classes.later}>
            {words.since(later.fromMonth)} {pricesText(later)}
          </span>
        ))}
    </>
  );
}
