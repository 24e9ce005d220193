import { useMutation } from "@apollo/client/react";
import type { TopicForm } from "@kirinuki/schema/forms/topic-form.ts";
import { useNavigate } from "react-router";
import type { TopicPartsFragment } from "../../__generated__/graphql.ts";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { setText } from "../../features/theme-sets/text.ts";
import { type MemberValues, memberValuesOf, namesOf } from "../../features/theme-sets/theme-set-values.ts";
import { REMOVE_THIS_TOPIC, SAVE_TOPIC } from "./documents.ts";
import { text } from "./text.ts";

export type StoredTopic = TopicPartsFragment;

interface TopicValues extends MemberValues {
  userIds: string[];
  topicsName: string;
}

const valuesOf = (stored: StoredTopic): TopicValues => ({
  topicsName: stored.name,
  userIds: stored.users.flatMap(({ id, checked }) => (checked ? [id] : [])),
  ...memberValuesOf(stored),
});

const LABELS = {
  topicsName: text.name,
  userIds: text.editors,
  themeIds: setText.themes,
  allUserGroups: setText.audience,
  userGroupIds: setText.userGroups,
};

const loadForm = () => import("@kirinuki/schema/forms/topic-form.ts").then(({ TopicForm: form }) => form);

const toForm = (values: TopicValues): TopicForm => ({
  ...values,
  topicsName: values.topicsName.trim(),
});

/** The topic in the form, its saving and its removal, after which the list is shown. */
export function useTopic(stored: StoredTopic, readStored: () => Promise<StoredTopic | null>) {
  const navigate = useNavigate();
  const [save] = useMutation(SAVE_TOPIC);
  const [remove] = useMutation(REMOVE_THIS_TOPIC);
  const toList = (saved: string) => navigate(pathOf("1016"), { state: { saved } });
  const { id, version } = stored;
  const form = useSchemaForm({
    form: loadForm,
    initial: valuesOf(stored),
    labels: LABELS,
    toForm,
    send: async (given) => (await save({ variables: { id, version, form: given } })).data.saveTopic,
    onSaved: ({ name }) => toList(setText.saved(name)),
    readStored: async () => {
      const now = await readStored();
      return now && valuesOf(now);
    },
    shown: {
      userIds: namesOf(stored.users),
      themeIds: namesOf(stored.themes),
      userGroupIds: namesOf(stored.userGroups),
    },
  });
  const removeIt =
    id === null || version === null
      ? null
      : () =>
          form.run(
            async () => (await remove({ variables: { id, version } })).data.removeTopic,
            () => toList(setText.removed(stored.name)),
          );
  return { form, removeIt, toList: () => navigate(pathOf("1016")) };
}
