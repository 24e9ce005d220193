import { useQuery } from "@apollo/client/react";
import type { TemplatePart } from "@kirinuki/schema/mail-template.ts";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import type { TemplatePreviewQueryVariables } from "../../__generated__/graphql.ts";
import { DateField } from "../../components/date-field/DateField.tsx";
import { faultsText } from "../../components/form/outcome.ts";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { MailPreview } from "../../components/mail-preview/MailPreview.tsx";
import { isDay, todayInTokyo } from "../../domain/day.ts";
import { type MailTarget, readTarget } from "../../domain/mail-target.ts";
import { mailText, templateText } from "../../domain/text/mail-text.ts";
import { TargetSelect } from "../../features/mail-fields/TargetSelect.tsx";
import { TEMPLATE_PREVIEW } from "./template-documents.ts";
import classes from "./template-editor.module.css";
import { partsOf } from "./template-values.ts";
import { editorText as text } from "./text.ts";

/** Nobody reads a preview of every letter that he types. */
const TYPING_MS = 600;

interface TemplatePreviewProps {
  texts: Record<TemplatePart, string>;
  targets: readonly MailTarget[];
}

/** The mail of a theme and a day by the texts as they stand in the form. */
export function TemplatePreview({ texts, targets }: TemplatePreviewProps) {
  const [target, setTarget] = useState("");
  const [day, setDay] = useState<string>(todayInTokyo(new Date()));
  const chosen = readTarget(target);
  return (
    <section className={classes.preview} aria-label={text.preview}>
      <h2>{text.preview}</h2>
      <div className={classes.fields}>
        <TargetSelect
          label={mailText.target}
          targets={targets}
          value={target}
          first={mailText.choose}
          onChange={setTarget}
        />
        <DateField label={templateText.day} value={day} onChange={setDay} />
      </div>
      {chosen && isDay(day) ? (
        <Live
          asked={{
            form: { ...{ dataKbn: chosen.dataKbn, targetId: chosen.id, processDate: day }, templateFileId: "0" },
            parts: partsOf(texts),
          }}
        />
      ) : (
        <p className={`jp ${classes.shows}`}>{text.previewHelp}</p>
      )}
    </section>
  );
}

function Live({ asked }: { asked: TemplatePreviewQueryVariables }) {
  const [settled] = useDebouncedValue(JSON.stringify(asked), TYPING_MS);
  const { data, previousData, error } = useQuery(TEMPLATE_PREVIEW, {
    variables: JSON.parse(settled) as TemplatePreviewQueryVariables,
    fetchPolicy: "no-cache",
  });
  const answer = (data ?? (error ? undefined : previousData))?.templatePreview;
  if (error) return <FormAlert tone="danger">{text.previewFailed}</FormAlert>;
  if (!answer) return <p className={classes.shows}>{text.previewBusy}</p>;
  if (answer.__typename === "Refusal") return <FormAlert tone="warn">{answer.message}</FormAlert>;
  if (answer.__typename === "InvalidForm") return <FormAlert tone="warn">{faultsText(answer.fieldErrors)}</FormAlert>;
  return <MailPreview mail={answer} />;
}
