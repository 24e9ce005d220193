import "../../design/form-styles.ts";
import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useCallback, useRef, useState } from "react";
import { Link } from "react-router";
import { useSaveKey } from "../../browser/use-key-down.ts";
import { PartNote, TablePart } from "../../components/data-table/TablePart.tsx";
import { LeaveQuestion } from "../../components/form-state/LeaveQuestion.tsx";
import { Kbd } from "../../components/kbd/Kbd.tsx";
import { Page } from "../../components/page/Page.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { dayLabel, timeLabel } from "../../domain/day.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { briefingAddress } from "../../features/briefing/briefing-address.ts";
import { CandidateList } from "./CandidateList.tsx";
import { ChosenStory } from "./ChosenStory.tsx";
import classes from "./edit.module.css";
import { MailButton } from "./MailButton.tsx";
import {
  beginWith,
  changedAt,
  chosenFrom,
  idOf,
  isChanged,
  isFull,
  isTooLong,
  moved,
  type Proposal,
  restOf,
} from "./page-edit.ts";
import { editText as text } from "./text.ts";
import { useConfirm } from "./use-confirm.ts";

interface EditPageProps {
  proposal: Proposal;
  /** Reads the page anew. */
  onReload: () => Promise<void>;
}

/** The page at the left, what may be chosen besides at the right. */
export function EditPage({ proposal, onReload }: EditPageProps) {
  const { day, version, confirmedAt, confirmedBy, hiddenCount } = proposal;
  const [chosen, setChosen] = useState(() => beginWith(proposal));
  const confirm = useConfirm(proposal, onReload);
  const changed = isChanged(chosen, proposal);
  const wouldLose = useRef(false);
  wouldLose.current = changed && !confirm.busy;
  const isOff = confirm.busy || chosen.some(isTooLong) || (version !== null && !changed);
  const send = () => {
    if (!isOff) void confirm.send(chosen);
  };
  useSaveKey(send, isOff);
  const standing =
    version === null || confirmedAt === null
      ? text.unconfirmed
      : changed
        ? text.changed
        : text.lastConfirmed(timeLabel(confirmedAt, "full"), confirmedBy ?? "");
  return (
    <Page
      title={screenNames["1002-002"]}
      lead={`${dayLabel(day)}　${text.lead}`}
      width="fluid"
      actions={
        version !== null && (
          <>
            <MailButton day={day} chosen={chosen} isOff={changed} />
            <Button variant="default" component={Link} to={briefingAddress("briefing", day)}>
              {text.show}
            </Button>
          </>
        )
      }
      bar={
        <>
          <span role="status">{standing}</span>
          <Button
            className={classes.confirm}
            aria-disabled={isOff}
            data-off={isOff}
            leftSection={<IconCheck size={16} stroke={1.75} />}
            rightSection={<Kbd>Ctrl Enter</Kbd>}
            onClick={send}
          >
            {confirm.busy ? text.confirming : text.confirm}
          </Button>
        </>
      }
    >
      <SaidLine said={confirm.said} />
      {confirm.isConflict && (
        <Button variant="default" onClick={() => void onReload()}>
          {text.reload}
        </Button>
      )}
      <div className={classes.columns}>
        <TablePart title={text.chosen} note={text.chosenCount(chosen.length + hiddenCount)}>
          {chosen.length === 0 && hiddenCount === 0 && <PartNote>{text.noneChosen}</PartNote>}
          {hiddenCount > 0 && <PartNote>{text.hidden(hiddenCount)}</PartNote>}
          <ol className={classes.chosen} aria-label={text.chosen}>
            {chosen.map((each, at) => (
              <ChosenStory
                key={idOf(each)}
                chosen={each}
                isFirst={at === 0}
                isLast={at === chosen.length - 1}
                onChange={(change) => setChosen((old) => changedAt(old, at, change))}
                onMove={(by) => setChosen((old) => moved(old, at, by))}
                onRemove={() => setChosen((old) => old.filter((_, place) => place !== at))}
              />
            ))}
          </ol>
        </TablePart>
        <CandidateList
          candidates={restOf(proposal, chosen)}
          isFull={isFull(chosen, proposal)}
          onAdd={(candidate) => setChosen((old) => [...old, chosenFrom(candidate)])}
        />
      </div>
      <LeaveQuestion isChanged={useCallback(() => wouldLose.current, [])} changedNames={changedNames} />
    </Page>
  );
}

const changedNames = () => [text.chosen];
