import { handClipDay, type MediumKind, mediumKindText } from "@kirinuki/schema/hand-clip.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { reportText as text } from "../../domain/text/period-report-text.ts";
import type { ReportContent } from "./ReportBody.tsx";
import { ReportPart } from "./ReportPart.tsx";

const COLUMNS = [text.handTitle, text.date, text.handKind, text.medium, text.programme, text.extent];

/** Records that were added by hand. Nothing where the period has none. */
export const HandClipsPart = ({
  handClips: { records, articleCount },
}: {
  handClips: NonNullable<ReportContent["handClips"]>;
}) =>
  records.length > 0 && (
    <ReportPart title={text.handClips}>
      <p className="jp">
        {text.handRule}
        {text.mostRecords(records.length, articleCount)}
      </p>
      <CardTable label={text.handClips} columns={COLUMNS}>
        {records.map((record, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report stays as it was made, and may say the same twice
          <tr key={at}>
            <th scope="row">{record.title}</th>
            <td data-nowrap>{handClipDay(record)}</td>
            <td data-nowrap>{mediumKindText[record.kind as MediumKind]}</td>
            <td>{record.mediumName}</td>
            <td>{record.programme}</td>
            <td>{record.extent}</td>
          </tr>
        ))}
      </CardTable>
    </ReportPart>
  );
