import { type SetTone, TONES, toneText } from "@kirinuki/schema/tones.ts";
import { reportText as text } from "../../domain/text/period-report-text.ts";
import { ComparedTable } from "./ComparedTable.tsx";
import { PairTable } from "./PairTable.tsx";
import type { ReportContent } from "./ReportBody.tsx";
import { ReportPart } from "./ReportPart.tsx";

const ORDER = [...TONES, 0] as const;
const nameOf = (tone: number): string => (tone === 0 ? text.noTone : toneText[tone as SetTone]);

/** What the contract said of the articles: all of them, and by theme and medium. */
export const ToneParts = ({ tones: { totals, pairs, pairCount } }: { tones: NonNullable<ReportContent["tones"]> }) => (
  <>
    <ReportPart title={text.tones}>
      <ComparedTable
        label={text.tones}
        name={text.tones}
        rows={totals.map(({ tone, ...counts }) => ({ ...counts, id: String(tone), name: nameOf(tone) }))}
      />
    </ReportPart>
    <PairTable
      title={text.tonesByMedium}
      numbers={ORDER.map(nameOf)}
      rows={pairs.map(({ tones, ...names }) => ({
        ...names,
        numbers: ORDER.map((tone) => tones.find((each) => each.tone === tone)?.articleCount ?? 0),
      }))}
      all={pairCount}
    />
  </>
);
