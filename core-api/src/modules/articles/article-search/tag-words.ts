import { WHITE } from "@kirinuki/schema/expression/characters.ts";
import type { SearchWords } from "@kirinuki/schema/forms/search-words.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { invalidFields } from "../../../errors/app-error.ts";
import { readTags } from "../tag/tag.repository.ts";
import { tagKey } from "../tag/tag-lines.ts";

/** tag:決算, タグ：決算 or tag:"新 製品" among the words of a keyword field. */
const TAG_WORD = new RegExp(
  `(?<=^|[${WHITE}])(?:[tｔ][aａ][gｇ]|タグ)[:：](?:["＂“]([^"＂”]+)["＂”]|([^${WHITE}"＂“”]+))`,
  "giu",
);

/** A search whose tag words are taken out, and the tags that they name. */
export interface Untagged<Form> {
  form: Form;
  tagIds: string[];
}

/**
 * Takes tag words out of both keyword fields. Each narrows the search to articles that have the tag, whatever the field's operator.
 * @throws AppError INVALID_FIELDS for a tag that the contract has not, and for a tag word under NOT
 */
export async function withoutTagWords<Form extends SearchWords>(
  tx: Transaction,
  contractId: number,
  form: Form,
): Promise<Untagged<Form>> {
  const first = namesIn(form.keyword1);
  const second = namesIn(form.keyword2);
  if (first.length + second.length === 0) return { form, tagIds: [] };
  refuseUnderNot("keyword1", first, form.operator);
  refuseUnderNot("keyword2", second, form.mediaOperator);
  const tags = new Map((await readTags(tx, contractId)).map(({ tag_key, tag_id }) => [tag_key, tag_id]));
  const idOf = (field: string) => (name: string) => {
    const id = tags.get(tagKey(name));
    if (id === undefined) throw invalidFields([{ field, message: `タグ「${name}」は登録されていません。` }]);
    return id;
  };
  const tagIds = [...first.map(idOf("keyword1")), ...second.map(idOf("keyword2"))];
  const { keyword1, keyword2 } = form;
  return {
    form: {
      ...form,
      ...(keyword1 && { keyword1: keyword1.replaceAll(TAG_WORD, "") }),
      ...(keyword2 && { keyword2: keyword2.replaceAll(TAG_WORD, "") }),
    },
    tagIds: [...new Set(tagIds)],
  };
}

const namesIn = (text: string | null | undefined): string[] =>
  [...(text ?? "").matchAll(TAG_WORD)].map(([, quoted, plain]) => quoted ?? plain ?? "");

function refuseUnderNot(field: string, names: readonly string[], operator: number | undefined): void {
  if (names.length > 0 && operator === 3)
    throw invalidFields([{ field, message: "「tag:」は含めない語には使えません。" }]);
}
