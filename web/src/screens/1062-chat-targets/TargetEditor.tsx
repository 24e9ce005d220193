import { useMutation, useQuery } from "@apollo/client/react";
import { Checkbox, TextInput } from "@mantine/core";
import { lazy, Suspense, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { ChoiceCards } from "../../components/edit-form/ChoiceCards.tsx";
import { DangerZone } from "../../components/edit-form/DangerZone.tsx";
import { EditPage } from "../../components/edit-form/EditPage.tsx";
import { FormRow } from "../../components/edit-form/FormRow.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { OnceShown } from "../../components/once-shown/OnceShown.tsx";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { toast } from "../../components/toast/toast.tsx";
import { timeLabel } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { CHAT_POSTS, REMOVE_CHAT_TARGET, SAVE_CHAT_TARGET } from "./chat-documents.ts";
import { type StoredTarget, targetForm, targetValues } from "./chat-values.ts";
import { text } from "./text.ts";

const ConfirmDialog = lazy(() =>
  loadChunk(() =>
    import("../../components/confirm-dialog/ConfirmDialog.tsx").then(({ ConfirmDialog: dialog }) => ({
      default: dialog,
    })),
  ),
);

const LABELS = {
  kind: text.kind,
  targetName: text.name,
  url: text.url,
  stopped: text.stoppedField,
  newSecret: text.newSecret,
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
  const navigate = useNavigate();
  const [save] = useMutation(SAVE_CHAT_TARGET);
  const [remove] = useMutation(REMOVE_CHAT_TARGET);
  const [asks, ask] = useState(false);
  const [secret, showSecret] = useState("");
  const version = useRef(stored?.version);
  const toList = () => navigate(pathOf("1062"));
  const form = useSchemaForm({
    form: loadForm,
    initial: targetValues(stored),
    labels: LABELS,
    toForm: (values) => ({
      ...targetForm(values),
      ...(version.current !== undefined && { version: version.current }),
    }),
    send: async (sent) => {
      const { saveChatTarget: answer } = (await save({ variables: { id: stored?.id ?? null, form: sent } })).data;
      if (answer.__typename === "ChatTargetSaved") showSecret(answer.signingSecret);
      return answer;
    },
    onSaved: async (answer) => {
      toast(text.saved);
      if ("signingSecret" in answer && answer.signingSecret !== "") return;
      await onChanged();
      return toList();
    },
    readStored: async () => {
      const now = await readStored();
      version.current = now?.version;
      return now && targetValues(now);
    },
  });
  if (secret !== "")
    return (
      <Page title={text.secretTitle} width="cards">
        <OnceShown
          title={text.secretMade}
          help={text.secretOnce}
          values={[{ label: text.secret, value: secret }]}
          onHide={() => void onChanged().then(toList)}
        />
      </Page>
    );
  const removal = () =>
    form.run(
      async () =>
        (await remove({ variables: { id: stored?.id ?? "", version: stored?.version ?? 1 } })).data.removeChatTarget,
      async () => {
        toast(text.removed);
        await toList();
        await onChanged();
      },
    );
  const { fields } = form;
  return (
    <EditPage
      title={stored === null ? text.newTitle : text.editTitle}
      item={stored?.name}
      {...form.formProps}
      busy={form.busy}
      onCancel={() => void toList()}
      faults={<FormState of={form} />}
    >
      <FormSection title={text.basics}>
        <TextInput {...fields.getInputProps("targetName")} label={text.name} required />
        {stored === null ? (
          <ChoiceCards {...fields.getInputProps("kind")} label={text.kind} options={text.kindOptions} />
        ) : (
          <FormRow label={text.kind}>{text.kinds[fields.values.kind]}</FormRow>
        )}
        <TextInput
          {...fields.getInputProps("url")}
          label={text.url}
          description={stored === null ? text.urlHelp : text.urlKept(stored.urlHost)}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          required={stored === null}
        />
        {stored?.kind === "webhook" && (
          <Checkbox
            {...fields.getInputProps("newSecret", { type: "checkbox" })}
            label={text.newSecret}
            description={
              stored.formerSecretUntil
                ? text.formerUntil(timeLabel(stored.formerSecretUntil, "full"))
                : text.newSecretHelp
            }
          />
        )}
        <Checkbox {...fields.getInputProps("stopped", { type: "checkbox" })} label={text.stoppedField} />
      </FormSection>
      {stored !== null && (
        <>
          <FormSection title={text.posts} help={text.postsHelp}>
            <Posts id={stored.id} />
          </FormSection>
          <DangerZone
            acts={[{ name: text.remove, help: text.removeHelp, button: text.removeButton, run: () => ask(true) }]}
          />
        </>
      )}
      {asks && stored && (
        <Suspense>
          <ConfirmDialog
            title={text.removeTitle(stored.name)}
            help={text.removeHelp}
            confirm={text.removeButton}
            busy={form.busy}
            onConfirm={() => void removal().then(() => ask(false))}
            onClose={() => ask(false)}
          />
        </Suspense>
      )}
    </EditPage>
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
