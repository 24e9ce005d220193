import "../../design/overlay-styles.ts";
import { AREA_UNITS, type AreaUnit, HIGHEST_RATE } from "@kirinuki/schema/tones.ts";
import { Button, Modal, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { Trouble } from "../../components/form/outcome.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { Segments } from "../../components/segments/Segments.tsx";
import classes from "./media-rates.module.css";
import { ratesText as text } from "./text.ts";
import type { Medium, Rate } from "./use-rates.ts";

interface RateDialogProps {
  /** null: of a medium that is chosen here. */
  rate: Rate | null;
  media: readonly Medium[];
  /** What is wrong with it; null: it is saved. */
  onSave: (rate: Rate) => Promise<Trouble | null>;
  onClose: () => void;
}

/** Yen, in half or full width; null for what is no rate. */
function readRate(typed: string): number | null {
  const price = Number(typed.normalize("NFKC").replaceAll(",", "").replace(/円$/, ""));
  return Number.isInteger(price) && price >= 1 && price <= HIGHEST_RATE ? price : null;
}

/** The rate of one medium. It stays open until the rate is saved. */
export default function RateDialog({ rate, media, onSave, onClose }: RateDialogProps) {
  const { busy, said, act } = useAction();
  const [code, setCode] = useState(rate?.mediaCode ?? "");
  const [unit, setUnit] = useState<AreaUnit>(rate?.unit === 2 ? 2 : 1);
  const [typed, type] = useState(rate === null ? "" : String(rate.rate));
  const [tried, setTried] = useState(false);
  const price = readRate(typed);
  const name = rate?.mediaName ?? media.find((each) => each.code === code)?.name ?? "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (price === null || code === "") return;
    void act(async () => {
      const trouble = await onSave({ mediaCode: code, mediaName: name, unit, rate: price });
      if (trouble === null) onClose();
      return trouble;
    });
  };
  return (
    <Modal opened onClose={onClose} title={rate === null ? text.add : `${text.edit}　${name}`}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <SaidLine said={said} />
        {rate === null && (
          <NativeSelect
            label={text.medium}
            data-autofocus
            data={[{ value: "", label: text.choose }, ...media.map((each) => ({ value: each.code, label: each.name }))]}
            value={code}
            error={tried && code === "" && text.noMedium}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
        )}
        <Segments label={text.unit} values={AREA_UNITS} names={text.units} value={unit} onChoose={setUnit} />
        <TextInput
          label={text.rate}
          inputMode="numeric"
          data-autofocus={rate !== null || undefined}
          value={typed}
          error={(tried || typed !== "") && price === null && text.wrongRate}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <div className={classes.buttons}>
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
