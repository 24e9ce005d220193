import { useMutation } from "@apollo/client/react";
import type { TagsScreenQuery } from "../../__generated__/graphql.ts";
import { isInvalid, isRefusal } from "../../components/form/form-answer.ts";
import { refusal, sentence } from "../../components/form/outcome.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import { SAVE_TAGS } from "./tags-documents.ts";
import { tagsText as text } from "./text.ts";

export type TagList = TagsScreenQuery["tags"];
export type TagLine = TagList["tags"][number];

/** Without an id a new one. */
type TagToSave = Pick<TagLine, "name" | "retired"> & { id?: string };

/** What can be done with the tags; every change sends the whole list with the version that was read. */
export function useTags({ tags, version }: TagList, again: () => Promise<unknown>) {
  const [run] = useMutation(SAVE_TAGS);
  const { busy, said, act } = useAction();
  const save = (next: readonly TagToSave[], done: string, then?: () => void) =>
    void act(async () => {
      const lines = next.map(({ id = null, name, retired }) => ({ id, name, retired }));
      const answer = (await run({ variables: { form: { tags: lines, version } } })).data?.saveTags;
      if (answer && isRefusal(answer)) return refusal(answer);
      if (answer && isInvalid(answer)) return sentence(answer.fieldErrors[0]?.message ?? "");
      await again();
      then?.();
      return done;
    });
  const replaced = (tag: TagLine, change: Partial<TagLine>) =>
    tags.map((each) => (each.id === tag.id ? { ...each, ...change } : each));
  return {
    busy,
    said,
    act,
    add: (name: string) => save([...tags, { name, retired: false }], text.saved),
    rename: (tag: TagLine, name: string) => {
      // The tag that had the name first keeps its place.
      const others = tags.filter(({ id }) => id !== tag.id);
      const isTwin = others.some((each) => each.name === name);
      save(isTwin ? [...others, { ...tag, name }] : replaced(tag, { name }), text.saved);
    },
    retire: (tag: TagLine, retired: boolean) => save(replaced(tag, { retired }), text.saved),
    remove: (tag: TagLine) =>
      save(
        tags.filter(({ id }) => id !== tag.id),
        text.saved,
      ),
    order: (ids: readonly string[], then: () => void) =>
      save(
        ids.flatMap((id) => tags.find((tag) => tag.id === id) ?? []),
        text.ordered,
        then,
      ),
  };
}
