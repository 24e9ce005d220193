import { useMutation } from "@apollo/client/react";
import type { TopicPartsFragment } from "../../__generated__/graphql.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { REMOVE_TOPIC } from "../../features/theme-sets/theme-set-documents.ts";
import { checkedOf, namesOf } from "../../features/theme-sets/theme-set-values.ts";
import { useThemeSetForm } from "../../features/theme-sets/use-theme-set-form.ts";
import { SAVE_TOPIC } from "./documents.ts";
import { text } from "./text.ts";

export type StoredTopic = TopicPartsFragment;

const loadForm = () => import("@kirinuki/schema/forms/topic-form.ts").then(({ TopicForm }) => TopicForm);

export function useTopic(stored: StoredTopic, readStored: () => Promise<StoredTopic | null>) {
  const [save] = useMutation(SAVE_TOPIC);
  const [remove] = useMutation(REMOVE_TOPIC);
  return useThemeSetForm(stored, readStored, {
    list: pathOf("1016"),
    form: loadForm,
    labels: { topicsName: text.name, userIds: text.editors },
    own: ({ name, users }: StoredTopic) => ({ topicsName: name, userIds: checkedOf(users) }),
    toForm: (values) => ({ ...values, topicsName: values.topicsName.trim() }),
    shown: { userIds: namesOf(stored.users) },
    save: async (version, form) => (await save({ variables: { ...version, form } })).data.saveTopic,
    remove: async (version) => (await remove({ variables: version })).data.removeTopic,
  });
}
