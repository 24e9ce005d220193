import "../../design/overlay-styles.ts";
import { useMutation } from "@apollo/client/react";
import { areUseLines, USUAL_USE_LINES } from "@kirinuki/schema/forms/use-lines.ts";
import { validationText } from "@kirinuki/schema/messages.ts";
import { Button, Modal, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { isRefusal } from "../../components/form/form-answer.ts";
import { refusal } from "../../components/form/outcome.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { toast } from "../../components/toast/toast.tsx";
import { TwoPanePicker } from "../../components/two-pane-picker/TwoPanePicker.tsx";
import { lineTexts, readUseLines } from "../../domain/use-lines.ts";
import { UseLinesField } from "../../features/use-lines/UseLinesField.tsx";
import type { DemandUnitRow } from "./DemandUnitsScreen.tsx";
import { DEMAND_UNITS_SCREEN, SAVE_DEMAND_UNIT } from "./demand-unit-documents.ts";
import classes from "./demand-units.module.css";
import { demandUnitsText as text } from "./text.ts";
import { useContractChoices } from "./use-contract-choices.ts";

/** A cap in half or full width; null for none, undefined for what is no number. */
function capOf(typed: string): number | null | undefined {
  const digits = typed.normalize("NFKC").replaceAll(",", "").trim();
  if (digits === "") return null;
  return /^\d{1,8}$/.test(digits) ? Number(digits) : undefined;
}

/** A demand unit: its name, its cap and the contracts that share it. */
export default function DemandUnitDialog({ unit, onClose }: { unit: DemandUnitRow | null; onClose: () => void }) {
  const { items, chosen, choose, search } = useContractChoices(unit);
  const [save] = useMutation(SAVE_DEMAND_UNIT, { refetchQueries: [DEMAND_UNITS_SCREEN] });
  const { busy, said, act } = useAction();
  const [name, setName] = useState(unit?.contracts[0]?.name ?? "");
  const [typed, type] = useState(unit?.cap?.toString() ?? "");
  const [lines, setLines] = useState(lineTexts(unit?.useLines ?? USUAL_USE_LINES));
  const [tried, setTried] = useState(false);
  const cap = capOf(typed);
  const useLines = readUseLines(lines);
  const linesFault = areUseLines(useLines) ? null : validationText.useLines;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === "" || cap === undefined || linesFault) return;
    void act(async () => {
      const variables = {
        id: unit?.id ?? null,
        version: unit?.version ?? null,
        name: name.trim(),
        cap,
        useLines,
        contractIds: chosen,
      };
      const answer = (await save({ variables })).data?.saveDemandUnit;
      if (answer && isRefusal(answer)) return refusal(answer);
      toast(text.saved);
      onClose();
      return null;
    });
  };
  return (
    <Modal opened onClose={onClose} size="xl" title={unit ? text.editTitle : text.newTitle}>
      <form className={classes.dialog} noValidate onSubmit={submit}>
        <SaidLine said={said} />
        <TextInput
          label={text.name}
          description={text.nameHelp}
          required
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          error={tried && name.trim() === "" && text.nameless}
        />
        <TextInput
          label={text.cap}
          description={text.capHelp}
          inputMode="numeric"
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          error={tried && cap === undefined && text.notNumber}
        />
        <UseLinesField value={lines} onChange={setLines} error={tried && linesFault} />
        <TwoPanePicker
          name={text.contracts}
          chosenName={text.chosen}
          items={items}
          onFilter={search}
          value={chosen}
          onChange={choose}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" aria-disabled={busy}>
            {text.save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
