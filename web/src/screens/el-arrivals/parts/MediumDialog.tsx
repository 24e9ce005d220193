import "../../../design/overlay-styles.ts";
import { useQuery } from "@apollo/client/react";
import { isOperatorRole, reaches } from "@kirinuki/schema/operator-roles.ts";
import { Modal } from "@mantine/core";
import type { MediumHabitQuery } from "../../../__generated__/graphql.ts";
import { EDITED } from "../../../bff/fetch-policies.ts";
import { EmptyState } from "../../../components/empty-state/EmptyState.tsx";
import { QueryState } from "../../../components/query-state/QueryState.tsx";
import { useOperator } from "../../../session/use-operator.ts";
import { MEDIUM_HABIT } from "../arrivals-documents.ts";
import { habitText as text } from "../habit-text.ts";
import { HabitCalendar } from "./HabitCalendar.tsx";
import { HabitEditor } from "./HabitEditor.tsx";
import classes from "./habit.module.css";
import { MediumActs } from "./MediumActs.tsx";

export type Habit = NonNullable<MediumHabitQuery["mediumHabit"]>;

interface MediumDialogProps {
  code: string;
  /** The board is to be read anew. */
  onChanged: () => void;
  onClose: () => void;
}

/** When a medium comes, whom to ask where it does not, and what was done. */
export default function MediumDialog({ code, onChanged, onClose }: MediumDialogProps) {
  const query = useQuery(MEDIUM_HABIT, { variables: { code }, ...EDITED });
  const role = useOperator()?.role;
  const may = (least: "support" | "edit") => isOperatorRole(role) && reaches(role, least);
  const again = async () => {
    await query.refetch();
    onChanged();
  };
  return (
    <Modal opened onClose={onClose} size="xl" title={query.data?.mediumHabit?.name ?? ""}>
      <QueryState query={query} failed={text.failed}>
        {({ mediumHabit: habit }) =>
          habit ? (
            <div className={classes.form}>
              <MediumActs habit={habit} mayAct={may("support")} again={again} />
              <section>
                <h3>{text.learnt}</h3>
                <p>
                  {learntOf(habit)}
                  {habit.learnt.dueTime !== null &&
                    habit.learnt.kind !== "irregular" &&
                    text.learntDue(habit.learnt.dueTime)}
                </p>
                <p className={classes.help}>{text.learntHelp}</p>
              </section>
              <HabitCalendar days={habit.calendar} />
              {may("edit") && <HabitEditor key={habit.version} habit={habit} again={again} />}
            </div>
          ) : (
            <EmptyState title={text.gone} />
          )
        }
      </QueryState>
    </Modal>
  );
}

function learntOf({ learnt: { kind, weekdays, intervalDays } }: Habit): string {
  if (kind === "daily") return text.learntAs.daily;
  if (kind === "interval" && intervalDays !== null) return text.learntAs.interval(intervalDays);
  if (kind !== "weekdays") return text.learntAs.irregular;
  return text.learntAs.weekdays(weekdays.map((day) => text.weekdays[day] ?? "").join("・"));
}
