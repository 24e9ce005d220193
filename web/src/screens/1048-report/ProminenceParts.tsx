import { MAIN, mainText, PROMINENCES, type Prominence, prominenceLabel } from "@kirinuki/schema/prominence.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { reportText as text } from "../../domain/text/period-report-text.ts";
import { ComparedTable } from "./ComparedTable.tsx";
import type { ReportContent } from "./ReportBody.tsx";
import { ReportPart } from "./ReportPart.tsx";

type Parts = NonNullable<ReportContent["prominence"]>;

const nameOf = (grade: Prominence): string => prominenceLabel(grade) || text.noProminence;
const NUMBERS = [mainText, ...PROMINENCES.map(nameOf)];

function numbersOf({ grades }: Parts["themes"][number]): number[] {
  const countOf = (grade: Prominence) => grades.find(({ prominence }) => prominence === grade)?.articleCount ?? 0;
  return [MAIN.reduce<number>((sum, grade) => sum + countOf(grade), 0), ...PROMINENCES.map(countOf)];
}

/** How many articles are about their themes and how many only mention them: all of them, and by theme. */
export const ProminenceParts = ({ prominence: { totals, themes } }: { prominence: Parts }) => (
  <>
    <ReportPart title={text.prominence}>
      <ComparedTable
        label={text.prominence}
        name={text.prominence}
        rows={totals.map(({ prominence, ...counts }) => ({
          ...counts,
          id: String(prominence),
          name: nameOf(prominence as Prominence),
        }))}
      />
    </ReportPart>
    {themes.length > 0 && (
      <ReportPart title={text.prominenceByTheme}>
        <CardTable label={text.prominenceByTheme} columns={[text.themes, ...NUMBERS]} numeric={NUMBERS}>
          {themes.map((theme) => (
            <tr key={theme.themeId}>
              <th scope="row">{theme.themeName}</th>
              {numbersOf(theme).map((count, at) => (
                <td key={NUMBERS[at]} data-numeric>
                  {count.toLocaleString()}
                </td>
              ))}
            </tr>
          ))}
        </CardTable>
      </ReportPart>
    )}
  </>
);
