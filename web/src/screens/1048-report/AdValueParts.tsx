import { reportText as text } from "../../domain/text/period-report-text.ts";
import { ComparedTable } from "./ComparedTable.tsx";
import { PairTable } from "./PairTable.tsx";
import type { ReportContent } from "./ReportBody.tsx";
import { ReportPart } from "./ReportPart.tsx";

type AdValue = NonNullable<ReportContent["adValue"]>;

/** What the articles' areas would cost as advertisements, and how many articles have no such value. */
export const AdValueParts = ({ adValue: { totals, pairs, pairCount } }: { adValue: AdValue }) => (
  <>
    <ReportPart title={text.adValue}>
      <ComparedTable label={text.adValue} name={text.item} rows={rowsOf(totals)} />
      <p className="jp">{text.adRule}</p>
    </ReportPart>
    <PairTable
      title={text.adByMedium}
      numbers={[text.yen, text.valued, text.unvalued]}
      rows={pairs.map(({ figures, ...names }) => ({
        ...names,
        numbers: [figures.value, figures.valuedCount, figures.unvaluedCount],
      }))}
      all={pairCount}
    />
  </>
);

const rowsOf = (figures: AdValue["totals"]) => [
  { id: "yen", name: text.yen, articleCount: figures.value, beforeCount: figures.beforeValue },
  { id: "valued", name: text.valued, articleCount: figures.valuedCount, beforeCount: figures.beforeValuedCount },
  {
    id: "unvalued",
    name: text.unvalued,
    articleCount: figures.unvaluedCount,
    beforeCount: figures.beforeUnvaluedCount,
  },
];
