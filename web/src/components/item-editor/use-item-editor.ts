import { useState } from "react";
import { useNavigate } from "react-router";
import { type FormAnswer, isSaved, type Saved } from "../form/form-answer.ts";
import type { SchemaForm } from "../form/use-schema-form.ts";
import { type StoredFormOptions, useStoredForm } from "../form/use-stored-form.ts";
import { toast } from "../toast/toast.tsx";

interface StoredItem {
  id: string;
  version: number;
}

interface ItemEditorOptions<Stored extends StoredItem, Values extends object, Form, Sent, Answer>
  extends Omit<StoredFormOptions<Stored, Values, Form, Sent, Answer>, "onSaved"> {
  /** Path of the list that the item stands in. */
  list: string;
  remove: (item: StoredItem) => Promise<FormAnswer>;
  /** A secret that the answer of a save shows this once; "" for none. */
  secretOf?: (answer: Saved<Answer>) => string;
  /** What is said afterwards. */
  saved: string;
  removed: string;
  /** Reads anew what the list shows. */
  onChanged: () => Promise<unknown>;
}

export interface ItemEditing<Values extends object, Sent> {
  form: SchemaForm<Values, Sent>;
  /** Not "" after a save that made a secret: the list follows when it is hidden. */
  secret: string;
  hideSecret: () => void;
  remove: () => Promise<void>;
  toList: () => void;
}

/** Saves or removes one item of a list, and leads back to the list. ItemEditor shows it. */
export function useItemEditor<
  Stored extends StoredItem,
  Values extends object,
  Form extends object,
  Sent extends Partial<Form>,
  Answer extends FormAnswer,
>(options: ItemEditorOptions<Stored, Values, Form, Sent, Answer>): ItemEditing<Values, Sent> {
  const { stored, list, secretOf = () => "", onChanged } = options;
  const navigate = useNavigate();
  const [secret, showSecret] = useState("");
  const toList = () => navigate(list);
  const form = useStoredForm({
    ...options,
    send: async (sent, read) => {
      const answer = await options.send(sent, read);
      if (isSaved(answer)) showSecret(secretOf(answer));
      return answer;
    },
    onSaved: async (answer) => {
      toast(options.saved);
      if (secretOf(answer) !== "") return;
      await onChanged();
      return toList();
    },
  });
  const remove = async () => {
    if (stored === null) return;
    await form.run(
      () => options.remove(stored),
      async () => {
        toast(options.removed);
        // The list first: an editor whose item is gone would say so.
        await toList();
        await onChanged();
      },
    );
  };
  return {
    form,
    secret,
    hideSecret: () => void onChanged().then(toList),
    remove,
    toList: () => void toList(),
  };
}
