import "../../design/overlay-styles.ts";
import { AREA_UNITS, type AreaUnit, HIGHEST_RATE } from "@kirinuki/schema/tones.ts";
import { Button, Modal, NativeSelect, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Segments } from "../../components/segments/Segments.tsx";
import classes from "./media-rates.module.css";
import { ratesText as text } from "./text.ts";
import type { Medium, Rate } from "./use-rates.ts";

interface RateDialogProps {
  /** null: of a medium that is chosen here. */
  rate: Rate | null;
  media: readonly Medium[];
  onSave: (rate: Rate) => void;
  onClose: () => void;
}

/** The rate of one medium. */
export default function RateDialog({ rate, media, onSave, onClose }: RateDialogProps) {
  const [code, setCode] = useState(rate?.mediaCode ?? "");
  const [unit, setUnit] = useState<AreaUnit>(rate?.unit === 2 ? 2 : 1);
  const [typed, type] = useState(rate === null ? "" : String(rate.rate));
  const price = Number(typed.normalize("NFKC").replaceAll(",", ""));
  const isPrice = Number.isInteger(price) && price >= 1 && price <= HIGHEST_RATE;
  const name = rate?.mediaName ?? media.find((each) => each.code === code)?.name ?? "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPrice && code !== "") onSave({ mediaCode: code, mediaName: name, unit, rate: price });
  };
  return (
    <Modal opened onClose={onClose} title={rate === null ? text.add : `${text.edit}　${name}`}>
      <form className={classes.form} onSubmit={submit} noValidate>
        {rate === null && (
          <NativeSelect
            label={text.medium}
            data={[{ value: "", label: text.choose }, ...media.map((each) => ({ value: each.code, label: each.name }))]}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
        )}
        <Segments label={text.unit} values={AREA_UNITS} names={text.units} value={unit} onChoose={setUnit} />
        <TextInput
          label={text.rate}
          inputMode="numeric"
          value={typed}
          error={typed !== "" && !isPrice ? text.wrongRate : undefined}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" disabled={!isPrice || code === ""}>
            {text.save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
