import { gql, InMemoryCache } from "@apollo/client";
import { describe, expect, it } from "vitest";
import possibleTypes from "../../__generated__/possible-types.ts";
import { typePolicies } from "../../bff/cache-policies.ts";
import { followClips } from "./follow-clips.ts";

// Not queries of the product: the generator leaves out what is no literal.
const document = (text: string) => gql(text);
const LIST = document("{ articles { id searchWords clippedIn { id name } } }");
const FOLDER = document("{ folder { id name } }");

describe("the star", () => {
  it("follows in every copy of an article, however it was found", () => {
    const cache = new InMemoryCache({ typePolicies, ...possibleTypes });
    const article = (id: string, searchWords: string[]) => ({
      ...{
        __typename: "WebArticle",
        id,
        searchWords,
        clippedIn: [{ __typename: "ClippedFolder", id: "1", name: "古い" }],
      },
    });
    const articles = [article("7", ["水素"]), article("7", []), article("8", [])];
    cache.writeQuery({ query: LIST, data: { articles } });
    cache.writeQuery({ query: FOLDER, data: { folder: { __typename: "ClipFolder", id: "5", name: "会見" } } });
    const names = () =>
      cache
        .readQuery<{ articles: { clippedIn: { name: string }[] }[] }>({ query: LIST })
        ?.articles.map(({ clippedIn }) => clippedIn.map(({ name }) => name));
    followClips(cache, ["7"], { into: "5" });
    expect(names()).toEqual([["古い", "会見"], ["古い", "会見"], ["古い"]]);
    followClips(cache, ["7"], { into: "5", from: "1" });
    expect(names()).toEqual([["会見"], ["会見"], ["古い"]]);
    followClips(cache, ["7", "8"], { from: "5" });
    expect(names()).toEqual([[], [], ["古い"]]);
  });
});
