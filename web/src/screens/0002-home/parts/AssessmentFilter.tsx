import "../../../design/form-styles.ts";
import { MAIN, mainText, NAMED, namedText, type Prominence, prominenceLabel } from "@kirinuki/schema/prominence.ts";
import { Button } from "@mantine/core";
import { IconTag } from "@tabler/icons-react";
import { DropPanel } from "../../../components/drop-panel/DropPanel.tsx";
import { wantedToneName } from "../../../domain/search-terms.ts";
import { isWanted, type WantedAssessment } from "../../../domain/wanted-assessment.ts";
import { AssessmentFields } from "../../../features/search-form/AssessmentFields.tsx";
import type { HomeModel } from "../use-home-model.ts";
import classes from "./assessment-filter.module.css";
import { prominenceText, assessmentFilterText as text } from "./assessment-filter-text.ts";
import { FoldedArticles, ProminenceFields } from "./ProminenceFields.tsx";

const NOTHING: WantedAssessment = { tones: [], tagIds: [] };
const isOf = (grades: readonly Prominence[], of: readonly Prominence[]) =>
  grades.length === of.length && of.every((each) => grades.includes(each));

/** Narrows the list to tones and tags; what it is narrowed to stands in the address. */
export default function AssessmentFilter({ home }: { home: HomeModel }) {
  const { navigation, layout, list, ticks } = home;
  const wanted = navigation.address.wanted ?? NOTHING;
  const change = (next: WantedAssessment) => {
    ticks.clear();
    navigation.go({ wanted: isWanted(next) ? next : null, article: null }, { replace: true });
  };
  const grade = (prominences: readonly Prominence[]) => change({ ...wanted, prominences });
  const { selection, period, tabs } = home;
  const prominence = selection && {
    list: { selection, period, source: tabs.active },
    ...{ wanted: wanted.prominences ?? [], onChange: grade },
  };
  return (
    <>
      <DropPanel
        className={isWanted(wanted) ? `${classes.button} ${classes.on}` : classes.button}
        label={
          <>
            <span className="vh">{text.open}</span>
            {layout === "narrow" ? <IconTag size={18} stroke={1.75} /> : text.label}
            {isWanted(wanted) && <span className={classes.said}>{saidOf(wanted, list.total)}</span>}
          </>
        }
      >
        {(close) => (
          <div className={classes.fields}>
            {prominence && <ProminenceFields {...prominence} />}
            <AssessmentFields values={wanted} onChange={(changed) => change({ ...wanted, ...changed })} />
            {isWanted(wanted) && (
              <Button
                size="xs"
                variant="default"
                onClick={() => {
                  change(NOTHING);
                  close();
                }}
              >
                {text.clear}
              </Button>
            )}
          </div>
        )}
      </DropPanel>
      {prominence && isWanted(wanted) && <FoldedArticles {...prominence} />}
    </>
  );
}

function namesOf(grades: readonly Prominence[]): string[] {
  if (isOf(grades, MAIN)) return [mainText];
  if (isOf(grades, NAMED)) return [namedText];
  return grades.map((grade) => prominenceLabel(grade) || prominenceText.none);
}

function saidOf({ tones, tagIds, prominences = [] }: WantedAssessment, total: number | null): string {
  const names = [
    ...namesOf(prominences),
    ...tones.map(wantedToneName),
    ...(tagIds.length > 0 ? [text.tags(tagIds.length)] : []),
  ];
  return `${names.join("・")}${total === null ? "" : text.count(total)}`;
}
