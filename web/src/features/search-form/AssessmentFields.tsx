import { useQuery } from "@apollo/client/react";
import { TONES, toneText } from "@kirinuki/schema/tones.ts";
import { Checkbox } from "@mantine/core";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { NO_TONE } from "../../domain/search-terms.ts";
import type { WantedAssessment } from "../../domain/wanted-assessment.ts";
import { TAG_CHOICES } from "../assessment/assessment-documents.ts";
import classes from "./search-form.module.css";
import { searchText as text } from "./text.ts";

interface AssessmentFieldsProps {
  values: WantedAssessment;
  /** Below the tags. */
  help?: string;
  onChange: (change: Partial<WantedAssessment>) => void;
}

const CHOICES = [...TONES, 0] as const;
const NAMES = { ...toneText, 0: NO_TONE };

/** What the contract says of the articles: nothing ticked narrows nothing. */
export function AssessmentFields({ values, help, onChange }: AssessmentFieldsProps) {
  const { data } = useQuery(TAG_CHOICES, SHOWN);
  const tags = data?.tags.tags ?? [];
  return (
    <>
      <fieldset className={classes.group}>
        <legend>{text.tones}</legend>
        <div className={classes.ticks}>
          {CHOICES.map((tone) => (
            <Checkbox
              key={tone}
              label={NAMES[tone]}
              checked={values.tones.includes(tone)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({ tones: CHOICES.filter((each) => (each === tone ? checked : values.tones.includes(each))) })
              }
            />
          ))}
        </div>
      </fieldset>
      {tags.length > 0 && (
        <fieldset className={classes.group}>
          <legend>{text.tags}</legend>
          <div className={classes.ticks}>
            {tags.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={values.tagIds.includes(id)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange({
                    tagIds: tags
                      .filter((each) => (each.id === id ? checked : values.tagIds.includes(each.id)))
                      .map((each) => each.id),
                  })
                }
              />
            ))}
          </div>
          {help && <p className={classes.help}>{help}</p>}
        </fieldset>
      )}
    </>
  );
}
