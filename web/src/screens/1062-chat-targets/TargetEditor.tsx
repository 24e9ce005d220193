import { useMutation, useQuery } from "@apollo/client/react";
import { Checkbox, TextInput } from "@mantine/core";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { ChoiceCards } from "../../components/edit-form/ChoiceCards.tsx";
import { FormRow } from "../../components/edit-form/FormRow.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { ItemEditor } from "../../components/item-editor/ItemEditor.tsx";
import { useItemEditor } from "../../components/item-editor/use-item-editor.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { NewSecretField, UrlField } from "../../features/receivers/ReceiverFields.tsx";
import { receiverText, signingSecretWords } from "../../features/receivers/text.ts";
import { CHAT_POSTS, REMOVE_CHAT_TARGET, SAVE_CHAT_TARGET } from "./chat-documents.ts";
import { type StoredTarget, targetForm, targetValues } from "./chat-values.ts";
import { text } from "./text.ts";

const LABELS = {
  kind: text.kind,
  targetName: text.name,
  url: text.url,
  stopped: text.stoppedField,
  newSecret: receiverText.newSecret,
};

const loadForm = () =>
  import("@kirinuki/schema/forms/chat-target-form.ts").then(({ ChatTargetForm }) => ChatTargetForm);

interface TargetEditorProps {
  /** null: a new one. */
  stored: StoredTarget | null;
  readStored: () => Promise<StoredTarget | null>;
  /** Reads anew what the list shows. */
  onChanged: () => Promise<unknown>;
}

/** A chat target: where it is and whether it takes posts; below, what was posted last. */
export function TargetEditor({ stored, readStored, onChanged }: TargetEditorProps) {
  const [save] = useMutation(SAVE_CHAT_TARGET);
  const [remove] = useMutation(REMOVE_CHAT_TARGET);
  const editing = useItemEditor({
    form: loadForm,
    list: pathOf("1062"),
    labels: LABELS,
    stored,
    valuesOf: targetValues,
    toForm: (values, read) => ({ ...targetForm(values, stored === null), ...read }),
    send: async (form) => (await save({ variables: { id: stored?.id ?? null, form } })).data.saveChatTarget,
    secretOf: ({ signingSecret }) => signingSecret,
    remove: async ({ id, version }) => (await remove({ variables: { id, version } })).data.removeChatTarget,
    readStored,
    onChanged,
    saved: text.saved,
    removed: text.removed,
  });
  const { fields } = editing.form;
  return (
    <ItemEditor
      editing={editing}
      title={stored === null ? text.newTitle : text.editTitle}
      item={stored?.name}
      secretWords={signingSecretWords}
      removal={
        stored && {
          name: text.remove,
          help: text.removeHelp,
          button: text.removeButton,
          question: receiverText.removeTitle(stored.name),
        }
      }
    >
      <FormSection title={text.basics}>
        <TextInput {...fields.getInputProps("targetName")} label={text.name} required />
        {stored === null ? (
          <ChoiceCards {...fields.getInputProps("kind")} label={text.kind} options={text.kindOptions} />
        ) : (
          <FormRow label={text.kind}>{text.kinds[fields.values.kind]}</FormRow>
        )}
        <UrlField fields={fields} stored={stored} label={text.url} help={text.urlHelp} />
        {stored?.kind === "webhook" && <NewSecretField fields={fields} stored={stored} />}
        <Checkbox {...fields.getInputProps("stopped", { type: "checkbox" })} label={text.stoppedField} />
      </FormSection>
      {stored !== null && (
        <FormSection title={text.posts} help={text.postsHelp}>
          <Posts id={stored.id} />
        </FormSection>
      )}
    </ItemEditor>
  );
}

const POST_COLUMNS = [text.at, text.post, text.state, text.articles, text.detail];
const TONES = { 0: "ok", 1: "danger", 2: "info" } as const;

function Posts({ id }: { id: string }) {
  const query = useQuery(CHAT_POSTS, { variables: { id }, ...SHOWN });
  return (
    <QueryState query={query} failed={text.postsFailed}>
      {({ chatPosts: posts }) =>
        posts.length === 0 ? (
          <p>{text.noPosts}</p>
        ) : (
          <CardTable label={text.posts} columns={POST_COLUMNS} numeric={[text.articles]}>
            {posts.map(({ id: postId, name, isAlert, articleCount, dueAt, endedAt, status, message, maybeTwice }) => (
              <tr key={postId}>
                <th scope="row" data-nowrap>
                  {timeLabel(endedAt ?? dueAt, "full")}
                </th>
                <td>{isAlert ? text.alert : name}</td>
                <td data-nowrap>
                  <StateTag tone={TONES[status as keyof typeof TONES]}>
                    {text.states[status as keyof typeof text.states]}
                  </StateTag>
                </td>
                <td data-numeric>{text.count(articleCount)}</td>
                <td>{[message, maybeTwice ? text.maybeTwice : ""].filter((part) => part !== "").join(" ")}</td>
              </tr>
            ))}
          </CardTable>
        )
      }
    </QueryState>
  );
}
