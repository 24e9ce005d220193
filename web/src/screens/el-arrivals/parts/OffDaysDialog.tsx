import "../../../design/overlay-styles.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { Modal, Textarea } from "@mantine/core";
import { useState } from "react";
import type { ArticleSource } from "../../../__generated__/graphql.ts";
import { EDITED } from "../../../bff/fetch-policies.ts";
import { isRefusal } from "../../../components/form/form-answer.ts";
import { refusal } from "../../../components/form/outcome.ts";
import { QueryState } from "../../../components/query-state/QueryState.tsx";
import { useAction } from "../../../components/said-line/use-action.ts";
import { toast } from "../../../components/toast/toast.tsx";
import { sourceNames } from "../../../domain/source.ts";
import { SAVE_SOURCE_OFF_DAYS, SOURCE_OFF_DAYS } from "../arrivals-documents.ts";
import { habitText as text } from "../habit-text.ts";
import { DialogForm } from "./DialogForm.tsx";
import { dayLines, typedDays } from "./typed-lines.ts";

interface OffDaysDialogProps {
  source: ArticleSource;
  onChanged: () => void;
  onClose: () => void;
}

/** Days on which no medium of a source comes: newspaper holidays, the turn of the year. */
export default function OffDaysDialog({ source, onChanged, onClose }: OffDaysDialogProps) {
  const query = useQuery(SOURCE_OFF_DAYS, { variables: { source }, ...EDITED });
  return (
    <Modal opened onClose={onClose} title={text.sourceTitle(sourceNames[source])}>
      <QueryState query={query} failed={text.failed}>
        {({ sourceOffDays }) => <Days source={source} days={sourceOffDays} onChanged={onChanged} onClose={onClose} />}
      </QueryState>
    </Modal>
  );
}

function Days({ source, days, onChanged, onClose }: OffDaysDialogProps & { days: readonly string[] }) {
  const [save] = useMutation(SAVE_SOURCE_OFF_DAYS);
  const { busy, said, act } = useAction();
  const [typed, type] = useState(dayLines(days));
  const submit = () =>
    act(async () => {
      const answer = (await save({ variables: { source, days: typedDays(typed) } })).data?.saveSourceOffDays;
      if (answer && isRefusal(answer)) return refusal(answer);
      toast(text.sourceSaved);
      onChanged();
      onClose();
      return null;
    });
  return (
    <DialogForm said={said} busy={busy} onSave={submit} onClose={onClose}>
      <Textarea
        label={text.sourceDays}
        description={text.sourceHelp}
        rows={5}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
    </DialogForm>
  );
}
