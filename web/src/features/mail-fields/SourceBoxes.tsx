import { NO_SOURCE } from "@kirinuki/schema/forms/mail-setting-form.ts";
import { mailSectionOf, mailSources } from "@kirinuki/schema/mail-sections.ts";
import { Checkbox, NativeSelect } from "@mantine/core";
import type { ReactNode } from "react";
import { mailText as text } from "../../domain/text/mail-text.ts";
import classes from "./mail-fields.module.css";

const PAPERS = [1, 2];
/** As on the drawing of 1008. */
const BOXES = [
  { value: "papers", label: text.sections[101], sources: PAPERS },
  { value: "magazines", label: text.sections[5], sources: [5] },
  { value: "web", label: text.sections[3], sources: [3] },
];
const PAPER_OPTIONS = [
  { value: "1,2", label: text.bothPapers },
  { value: "1", label: text.imagesOnly },
  { value: "2", label: text.textsOnly },
];

interface SourceBoxesProps {
  /** data_section as a text; "" is every source, and NO_SOURCE none. */
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
}

const sourcesOf = (value: string): number[] =>
  value === String(NO_SOURCE) ? [] : mailSources(value === "" ? null : Number(value));

function sectionValue(sources: readonly number[]): string {
  if (sources.length === 0) return String(NO_SOURCE);
  const section = mailSectionOf(sources);
  return section === null ? "" : String(section);
}

/** The sources that a mail brings, each by a box; of newspapers images, texts or both. */
export function SourceBoxes({ value, onChange, error }: SourceBoxesProps) {
  const sources = sourcesOf(value);
  const papers = sources.filter((source) => PAPERS.includes(source));
  const ticked = BOXES.filter((box) => box.sources.some((source) => sources.includes(source))).map((box) => box.value);
  const tick = (boxes: string[]) =>
    onChange(
      sectionValue(
        BOXES.filter((box) => boxes.includes(box.value)).flatMap((box) =>
          box.sources === PAPERS && papers.length > 0 ? papers : box.sources,
        ),
      ),
    );
  const choosePapers = (chosen: string) =>
    onChange(sectionValue([...chosen.split(",").map(Number), ...sources.filter((source) => !PAPERS.includes(source))]));
  return (
    <Checkbox.Group label={text.section} required value={ticked} onChange={tick} error={error}>
      <div className={classes.sources}>
        {BOXES.map((box) => (
          <Checkbox key={box.value} value={box.value} label={box.label} />
        ))}
        {papers.length > 0 && (
          <NativeSelect
            size="xs"
            aria-label={text.paperKinds}
            value={papers.join(",")}
            onChange={(event) => choosePapers(event.currentTarget.value)}
            data={PAPER_OPTIONS}
          />
        )}
      </div>
    </Checkbox.Group>
  );
}
