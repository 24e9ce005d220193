import "../../design/overlay-styles.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { Button, Modal } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconDeviceDesktop, IconSend } from "@tabler/icons-react";
import { useState } from "react";
import type { MailSettingPreviewQuery, MailSettingTrialInput } from "../../__generated__/graphql.ts";
import { faultsText, refusal, sentence } from "../../components/form/outcome.ts";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { MailPreview, type PreviewedMail } from "../../components/mail-preview/MailPreview.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { dayLabel } from "../../domain/day.ts";
import { formText } from "../../domain/text/form-text.ts";
import { mailText, settingPreviewText as text } from "../../domain/text/mail-text.ts";
import { type ChosenGroup, recipientsOf } from "./group-recipients.ts";
import classes from "./mail-setting.module.css";
import { MAIL_SETTING_PREVIEW, TEST_MAIL_SETTING } from "./mail-setting-documents.ts";
import type { SettingValues } from "./setting-values.ts";
import { recipientText } from "./text.ts";
import { trialOf } from "./trial-form.ts";

/** Nobody reads a preview of every letter that he types. */
const TYPING_MS = 600;

type Shown = Extract<MailSettingPreviewQuery["mailSettingPreview"], { __typename: "MailSettingPreview" }>;

interface PreviewAsideProps {
  values: SettingValues;
  groups: readonly ChosenGroup[];
}

/** The very mail that the form makes, beside it, and its test. */
export default function PreviewAside({ values, groups }: PreviewAsideProps) {
  const form = trialOf(values);
  const group = values.toGroup ? groups.find(({ id }) => id === values.addressGroupId) : undefined;
  const to = group && `${mailText.groupNamed(group.name)} ${recipientsOf(group)}`;
  return (
    <>
      <h2>{text.title}</h2>
      {form === null ? <p className={classes.help}>{text.noTarget}</p> : <LivePreview form={form} to={to} />}
    </>
  );
}

interface LivePreviewProps {
  form: MailSettingTrialInput;
  /** Where it goes to a group: its name and number. */
  to: string | undefined;
}

function LivePreview({ form, to }: LivePreviewProps) {
  const [asked] = useDebouncedValue(JSON.stringify(form), TYPING_MS);
  const { data, previousData, error } = useQuery(MAIL_SETTING_PREVIEW, {
    variables: { form: JSON.parse(asked) as MailSettingTrialInput },
    fetchPolicy: "no-cache",
  });
  const answer = (data ?? (error ? undefined : previousData))?.mailSettingPreview;
  const isLate = data === undefined && error === undefined;
  return (
    <>
      {error && <FormAlert tone="danger">{text.failed}</FormAlert>}
      {!answer && isLate && <p className={classes.help}>{text.busy}</p>}
      {answer?.__typename === "MailSettingPreview" && (
        <ShownPreview preview={answer} form={form} to={to} isLate={isLate} />
      )}
      {answer?.__typename === "Refusal" && <FormAlert tone="warn">{answer.message}</FormAlert>}
      {answer?.__typename === "InvalidForm" && <FormAlert tone="warn">{faultsText(answer.fieldErrors)}</FormAlert>}
      <TestButton form={form} />
    </>
  );
}

interface ShownPreviewProps extends LivePreviewProps {
  preview: Shown;
  isLate: boolean;
}

function ShownPreview({ preview, form, to, isLate }: ShownPreviewProps) {
  const [wide, setWide] = useState<PreviewedMail | null>(null);
  const { mail, refusal: why, unencodable } = preview;
  return (
    <div className={classes.preview} aria-busy={isLate}>
      <p className={classes.help}>{text.ofDay(dayLabel(preview.processDate))}</p>
      <dl className={classes.envelope}>
        <dt>{text.to}</dt>
        <dd>{to ?? form.mailAddress ?? <i>{text.noAddress}</i>}</dd>
        <dt>{text.attachment}</dt>
        <dd>{preview.attachmentName || text.none}</dd>
      </dl>
      {mail === null ? (
        <FormAlert tone="warn" detail={why}>
          {text.noMail}
        </FormAlert>
      ) : (
        <>
          <MailPreview mail={mail} narrow />
          <Button
            size="xs"
            variant="default"
            leftSection={<IconDeviceDesktop size={16} stroke={1.75} />}
            onClick={() => setWide(mail)}
          >
            {text.wide}
          </Button>
        </>
      )}
      {unencodable.length > 0 && <p className={classes.help}>{text.unencodable(unencodable.join(""))}</p>}
      <p className={`jp ${classes.help}`}>{to ? recipientText.groupRights : text.rights}</p>
      {wide && <WidePreview mail={wide} onClose={() => setWide(null)} />}
    </div>
  );
}

const WidePreview = ({ mail, onClose }: { mail: PreviewedMail; onClose: () => void }) => (
  <Modal.Root opened onClose={onClose} size={760}>
    <Modal.Overlay />
    <Modal.Content>
      <Modal.Body className={classes.wide}>
        <Modal.Title>{text.wideTitle}</Modal.Title>
        <MailPreview mail={mail} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {formText.close}
          </Button>
        </div>
      </Modal.Body>
    </Modal.Content>
  </Modal.Root>
);

function TestButton({ form }: { form: MailSettingTrialInput }) {
  const [test] = useMutation(TEST_MAIL_SETTING);
  const { busy, said, act } = useAction();
  const send = () =>
    act(async () => {
      const { testMailSetting: answer } = (await test({ variables: { form } })).data;
      if (answer.__typename === "Refusal") return refusal(answer);
      if (answer.__typename === "InvalidForm") return sentence(faultsText(answer.fieldErrors));
      return text.tested(answer.mailAddress, answer.left);
    });
  return (
    <div className={classes.test}>
      <Button
        variant="default"
        leftSection={<IconSend size={16} stroke={1.75} />}
        aria-disabled={busy}
        onClick={() => void send()}
      >
        {busy ? text.testing : text.test}
      </Button>
      <p className={`jp ${classes.help}`}>{text.testHelp}</p>
      {said && <SaidLine said={said} />}
    </div>
  );
}
