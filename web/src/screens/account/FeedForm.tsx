import { useMutation } from "@apollo/client/react";
import { FEED_KBN, type FeedKbn } from "@kirinuki/schema/article-feed.ts";
import { Button, TextInput } from "@mantine/core";
import { DateField } from "../../components/date-field/DateField.tsx";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { type MailTarget, writeTarget } from "../../domain/mail-target.ts";
import { TargetSelect } from "../../features/mail-fields/TargetSelect.tsx";
import classes from "./account.module.css";
import { CREATE_ARTICLE_FEED, FEED_CARD } from "./feed-documents.ts";
import { feedText as text } from "./feed-text.ts";
import { accountText } from "./text.ts";

export interface MadeFeed {
  id: string;
  atomUrl: string;
  jsonUrl: string;
}

interface FeedFormProps {
  targets: readonly MailTarget[];
  folders: readonly { id: string; name: string }[];
  onMade: (feed: MadeFeed) => void;
}

const LABELS = { id: text.target, feedName: text.name, lastDay: text.expiresAt };
const EMPTY = { id: "", feedName: "", lastDay: "" };

const loadForm = () =>
  import("@kirinuki/schema/forms/article-feed-form.ts").then(({ ArticleFeedForm }) => ArticleFeedForm);

/** Makes a feed: of what, under which name, until when. */
export function FeedForm({ targets, folders, onMade }: FeedFormProps) {
  const [createFeed] = useMutation(CREATE_ARTICLE_FEED, { refetchQueries: [FEED_CARD] });
  const ofFolders = folders.map(({ id, name }) => ({ dataKbn: FEED_KBN.clips, id, name }));
  const form = useSchemaForm({
    form: loadForm,
    initial: EMPTY,
    labels: LABELS,
    toForm: ({ id: chosen, feedName, lastDay }) => {
      const [dataKbn = "1", id = ""] = chosen.split(".");
      const target = [...targets, ...ofFolders].find((each) => writeTarget(each) === chosen);
      return {
        dataKbn: Number(dataKbn || FEED_KBN.theme) as FeedKbn,
        id,
        feedName: feedName.trim() || (target?.name ?? text.feeds).slice(0, 50),
        lastDay: lastDay || null,
      };
    },
    send: async (given) => (await createFeed({ variables: { form: given } })).data.createArticleFeed,
    onSaved: (made) => {
      form.fields.setValues(EMPTY);
      form.fields.resetDirty();
      onMade(made);
    },
  });
  const { fields, busy } = form;
  return (
    <form className={classes.form} {...form.formProps}>
      <FormState of={form} mayLeave />
      <TargetSelect
        {...fields.getInputProps("id")}
        value={fields.values.id}
        label={LABELS.id}
        targets={targets}
        first={text.choose}
      >
        {ofFolders.length > 0 && (
          <optgroup label={text.folders}>
            {ofFolders.map((folder) => (
              <option key={folder.id} value={writeTarget(folder)}>
                {folder.name}
              </option>
            ))}
          </optgroup>
        )}
      </TargetSelect>
      <div className={classes.fields}>
        <TextInput
          {...fields.getInputProps("feedName")}
          label={LABELS.feedName}
          description={text.nameHelp}
          autoComplete="off"
        />
        <DateField
          {...fields.getInputProps("lastDay")}
          label={LABELS.lastDay}
          description={accountText.expiresAtHelp}
        />
      </div>
      <div className={classes.actions}>
        <Button type="submit" aria-disabled={busy}>
          {busy ? text.creating : text.create}
        </Button>
      </div>
    </form>
  );
}
