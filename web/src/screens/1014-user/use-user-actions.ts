import { useMutation } from "@apollo/client/react";
import { useNavigate } from "react-router";
import type { SchemaForm } from "../../components/form/use-schema-form.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { userFormText as text } from "./text.ts";
import { REMOVE_USER, SAVE_USER } from "./user-documents.ts";
import type { StoredUser, UserValues } from "./user-values.ts";

/** What is done to a user beside his form: each of it one change of his version, told of like the form's own. */
export function useUserActions(
  stored: StoredUser | null,
  form: SchemaForm<UserValues>,
  readStored: () => Promise<StoredUser | null>,
) {
  const navigate = useNavigate();
  const { said, act } = useAction();
  const [save] = useMutation(SAVE_USER);
  const [remove] = useMutation(REMOVE_USER);
  const say = (sentence: string) => void act(async () => sentence);
  const key = { userId: stored?.userId ?? "", version: stored?.version ?? 0 };
  const change = (part: { loginStopFlag?: boolean; invitationFlag?: boolean }, done: string) =>
    void form.run(
      async () => (await save({ variables: { form: { ...key, ...part } } })).data.saveUser,
      async () => {
        await readStored();
        say(done);
      },
    );
  const name = stored?.name ?? "";
  return {
    said,
    act,
    invite: () => change({ invitationFlag: true }, text.invited),
    stop: () => change({ loginStopFlag: true }, text.stopped(name)),
    resume: () => change({ loginStopFlag: false }, text.resumed(name)),
    remove: () =>
      void form.run(
        async () => (await remove({ variables: key })).data.removeUser,
        () => {
          // What was typed goes with him.
          form.fields.resetDirty();
          return navigate(pathOf("1013"), { state: { saved: text.removed(name) } });
        },
      ),
  };
}

export type UserActions = ReturnType<typeof useUserActions>;
