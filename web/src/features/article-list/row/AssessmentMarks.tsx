import { type SetTone, toneText } from "@kirinuki/schema/tones.ts";
import classes from "./assessment-marks.module.css";

interface AssessmentMarksProps {
  tone: number;
  tags: readonly { id: string; name: string }[];
}

/** Tone and tags of an article in a list: words, so that no colour is needed to tell them apart. */
const AssessmentMarks = ({ tone, tags }: AssessmentMarksProps) => (
  <span className={classes.marks}>
    {tone > 0 && <b data-tone={tone}>{toneText[tone as SetTone]}</b>}
    {tags.map(({ id, name }) => (
      <span key={id}>{name}</span>
    ))}
  </span>
);

export default AssessmentMarks;
