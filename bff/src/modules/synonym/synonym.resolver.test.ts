import { describe, expect, it } from "vitest";
import { fakeCoreApi, refused } from "../../testing/fake-core-api.ts";
import { dataOf } from "../../testing/run-operation.ts";

const SAVE = `mutation Save($contractId: ID, $sets: [[String!]!]!) {
  saveSynonyms(contractId: $contractId, sets: $sets, version: 2) { __typename ... on Refusal { message } } }`;
const SETS = [
  ["経産省", "経済産業省"],
  ["高橋", "髙橋"],
];

describe("synonyms", () => {
  it("are saved as sets of words, of one contract or of all", async () => {
    const fake = fakeCoreApi();
    const saved = await dataOf(fake, SAVE, { contractId: "7", sets: SETS });
    expect(saved).toMatchObject({ saveSynonyms: { __typename: "BackOfficeDone" } });
    expect(fake.argumentOf("save_synonyms")).toEqual({ contract_id: "7", synonym_sets: SETS, version: 2 });
  });

  it("say what core-api finds wrong with them", async () => {
    const message = "3行目：1行目・2行目と循環しています。";
    const circle = refused("MSG4001", "入力内容に誤りがあります。", [{ field: "synonym_sets", message }]);
    const fake = fakeCoreApi({ answers: { save_synonyms: circle } });
    expect(await dataOf(fake, SAVE, { sets: SETS })).toMatchObject({ saveSynonyms: { message } });
  });
});
