import { gql } from "@apollo/client";
import { beforeEach, describe, expect, it } from "vitest";
import { newCache } from "../../bff/apollo.ts";
import { appendInCache } from "./append-in-cache.ts";

const LIST = gql`
  query List($input: ArticleListInput!) {
    articleList(input: $input) {
      totalCount
      page
      pageSize
      articles {
        id
        searchWords
        title
      }
    }
  }
`;
const HOME = gql`
  query Home($input: HomeScreenInput!) {
    homeScreen(input: $input) {
      notice
      page {
        totalCount
        page
        pageSize
        articles {
          id
          searchWords
          title
        }
      }
    }
  }
`;

const SEARCH = gql`
  query Search($form: SearchForm!, $list: SearchPageInput!) {
    articleSearch(form: $form, list: $list) {
      ... on ArticleSearchAnswer {
        markedWords
        page {
          totalCount
          page
          pageSize
          articles {
            id
            searchWords
            title
          }
        }
      }
      ... on Refusal {
        message
      }
    }
  }
`;

const article = (id: string) => ({ __typename: "WebArticle", id, searchWords: ["電池"], title: `見出し${id}` });
const page = (number: number, totalCount: number, ...ids: string[]) => ({
  __typename: "ArticlePage",
  ...{ totalCount, page: number, pageSize: 10, articles: ids.map(article) },
});
const input = (of: number, number = 1) => ({ of, page: number });

let cache = newCache();
beforeEach(() => {
  cache = newCache();
  cache.writeQuery({ query: LIST, variables: { input: input(1) }, data: { articleList: page(1, 4, "1", "2") } });
  cache.writeQuery({ query: LIST, variables: { input: input(2) }, data: { articleList: page(1, 4, "1", "2") } });
  cache.writeQuery({ query: LIST, variables: { input: input(1, 2) }, data: { articleList: page(2, 5, "2", "3") } });
  const homeScreen = { __typename: "HomeScreen", notice: "本日休刊", page: page(1, 4, "1", "2") };
  cache.writeQuery({ query: HOME, variables: { input: input(1) }, data: { homeScreen } });
});

const next = { fieldName: "articleList", args: { input: input(1, 2) } };
const whole = { ...page(2, 5, "1", "2", "3") };
const listOf = (of: number) => cache.readQuery({ query: LIST, variables: { input: input(of) } });

it("appends what a list does not have yet, with the newest count, and leaves other lists alone", () => {
  appendInCache(cache, { fieldName: "articleList", args: { input: input(1) } }, next);
  expect(listOf(1)).toEqual({ articleList: whole });
  expect(listOf(2)).toEqual({ articleList: page(1, 4, "1", "2") });
});

it("appends to the page of a screen that holds more", () => {
  appendInCache(cache, { fieldName: "homeScreen", args: { input: input(1) } }, next);
  expect(cache.readQuery({ query: HOME, variables: { input: input(1) } })).toEqual({
    homeScreen: { __typename: "HomeScreen", notice: "本日休刊", page: whole },
  });
});

describe("a search", () => {
  const form = { word: "電池" };
  const variables = (number: number) => ({ form, list: { page: number } });
  const list = { fieldName: "articleSearch", args: variables(1) };
  const further = { fieldName: "articleSearch", args: variables(2) };
  const answer = (found: object) => ({ __typename: "ArticleSearchAnswer", markedWords: ["電池"], page: found });
  const write = (number: number, articleSearch: object) =>
    cache.writeQuery({ query: SEARCH, variables: variables(number), data: { articleSearch } });
  const found = () => cache.readQuery({ query: SEARCH, variables: variables(1) });

  it("keeps its words and gets the next page", () => {
    write(1, answer(page(1, 4, "1", "2")));
    write(2, answer(page(2, 5, "2", "3")));
    expect(appendInCache(cache, list, further)).toBe(true);
    expect(found()).toEqual({ articleSearch: answer(whole) });
  });

  it("stays as it is where the next page was refused, and says so", () => {
    write(1, answer(page(1, 4, "1", "2")));
    write(2, { __typename: "Refusal", message: "混み合っています。" });
    expect(appendInCache(cache, list, further)).toBe(false);
    expect(found()).toEqual({ articleSearch: answer(page(1, 4, "1", "2")) });
  });
});

it("changes nothing where the next page is not there", () => {
  const list = { fieldName: "articleList", args: { input: input(1) } };
  expect(appendInCache(cache, list, { fieldName: "articleList", args: { input: input(9) } })).toBe(false);
  expect(listOf(1)).toEqual({ articleList: page(1, 4, "1", "2") });
});
