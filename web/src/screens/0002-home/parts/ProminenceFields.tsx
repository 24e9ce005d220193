import { useQuery } from "@apollo/client/react";
import {
  gradeText,
  MAIN,
  mainText,
  NAMED,
  namedText,
  PROMINENCES,
  type Prominence,
} from "@kirinuki/schema/prominence.ts";
import { Checkbox } from "@mantine/core";
import { SHOWN } from "../../../bff/fetch-policies.ts";
import type { Period } from "../../../domain/period.ts";
import type { Selection } from "../../../domain/selection.ts";
import type { Source } from "../../../domain/source.ts";
import searchForm from "../../../features/search-form/search-form.module.css";
import classes from "./assessment-filter.module.css";
import { prominenceText as text } from "./assessment-filter-text.ts";
import { PROMINENCE_COUNTS } from "./prominence-documents.ts";

/** What is counted. */
export interface ListedArticles {
  selection: Selection;
  period: Period;
  source: Source | null;
}

interface ProminenceFieldsProps {
  list: ListedArticles;
  wanted: readonly Prominence[];
  onChange: (wanted: readonly Prominence[]) => void;
}

const NAMES = { ...gradeText, 0: text.none };
const TABS = { NEWSPAPER: "newspaper", WEB: "web", MAGAZINE: "magazine" } as const;
const isSame = (a: readonly Prominence[], b: readonly Prominence[]) =>
  a.length === b.length && a.every((each) => b.includes(each));

/** How many articles of the tab have each prominence; null until it is known. */
function useCounts({ selection, period, source }: ListedArticles): ((of: readonly Prominence[]) => number) | null {
  const input = {
    selection: { kind: selection.kind, id: selection.id },
    period: { start: period.start, end: period.end },
  };
  const { data } = useQuery(PROMINENCE_COUNTS, { variables: { input }, ...SHOWN });
  if (!data || source === null) return null;
  return (of) =>
    data.prominenceCounts
      .filter(({ prominence }) => of.some((each) => each === prominence))
      .reduce((sum, each) => sum + each[TABS[source]], 0);
}

/** 主な記事 and 名前が出た記事 in one press, each grade by itself, and by which rule an article gets it. */
export function ProminenceFields({ list, wanted, onChange }: ProminenceFieldsProps) {
  const counts = useCounts(list);
  const count = (of: readonly Prominence[]) => (counts ? text.count(counts(of)) : "");
  const classesOf = (of: readonly Prominence[]) =>
    isSame(wanted, of) ? `${classes.pick} ${classes.on}` : classes.pick;
  return (
    <fieldset className={searchForm.group}>
      <legend>{text.label}</legend>
      <div className={classes.picks}>
        {[
          { name: mainText, of: MAIN },
          { name: namedText, of: NAMED },
        ].map(({ name, of }) => (
          <button
            key={name}
            type="button"
            className={classesOf(of)}
            aria-pressed={isSame(wanted, of)}
            onClick={() => onChange(isSame(wanted, of) ? [] : of)}
          >
            {name}
            {count(of)}
          </button>
        ))}
      </div>
      <div className={searchForm.ticks}>
        {PROMINENCES.map((grade) => (
          <Checkbox
            key={grade}
            label={`${NAMES[grade]}${count([grade])}`}
            checked={wanted.includes(grade)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(PROMINENCES.filter((each) => (each === grade ? checked : wanted.includes(each))))
            }
          />
        ))}
      </div>
      <p className={searchForm.help}>{text.rule}</p>
    </fieldset>
  );
}

/** Beside a list of the main articles the way to the others, with their number; and back. */
export function FoldedArticles({ list, wanted, onChange }: ProminenceFieldsProps) {
  const counts = useCounts(list);
  const other = isSame(wanted, MAIN) ? NAMED : isSame(wanted, NAMED) ? MAIN : null;
  if (other === null || counts === null) return null;
  return (
    <button type="button" className={`${classes.pick} ${classes.folded}`} onClick={() => onChange(other)}>
      {other === NAMED ? namedText : mainText}
      {text.count(counts(other))}
    </button>
  );
}
