import { useQuery } from "@apollo/client/react";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { Toasts } from "../../components/toast/Toasts.tsx";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { MANAGED_ARTICLES } from "./managed-documents.ts";
import { useArticleChanges } from "./use-article-changes.ts";

const IDS = Array.from({ length: 401 }, (_, at) => String(at + 1));
const FILTER = { start: "2026-11-07", end: "2026-11-20" };

/** A list of articles of which 401 are ticked. */
function Ticked() {
  useQuery(MANAGED_ARTICLES, {
    variables: { filter: FILTER, source: "NEWSPAPER", state: "ALL", page: 1, pageSize: 20 },
  });
  const changes = useArticleChanges(new Map());
  const [isWhole, tell] = useState<boolean | null>(null);
  return (
    <>
      <SaidLine said={changes.said} />
      <Toasts />
      <button type="button" onClick={() => void changes.setPublished(IDS, false).then(tell)}>
        非公開
      </button>
      <output>{String(isWhole)}</output>
    </>
  );
}

const listed = {
  data: {
    managedArticles: {
      __typename: "ManagedArticlePage",
      counts: { __typename: "SourceCounts", newspaper: 0, web: 0, magazine: 0 },
      states: { __typename: "StateCounts", all: 0, published: 0, unpublished: 0, commented: 0 },
      ...{ total: 0, articles: [] },
    },
  },
};
const changed = (...unchanged: object[]) => ({
  data: {
    publishArticles: { __typename: "ChangedArticles", changedCount: 200, unchanged },
  },
});
const refused = { __typename: "UnchangedArticle", id: "2", title: "二番の話", reason: "提供期間外の記事です。" };

it("says how far it came when a call fails, lists anew and has not done the whole", async () => {
  const bff = fakeBff({
    ManagedArticles: listed,
    PublishArticles: [changed(refused), new Error("no network"), changed()],
  });
  render(<Ticked />);
  await userEvent.click(screen.getByRole("button", { name: "非公開" }));
  expect(await screen.findByText(/201件は変更していません。1件は変更できませんでした。$/)).toBeTruthy();
  expect(screen.getByText("提供期間外の記事です。「二番の話」")).toBeTruthy();
  expect(screen.getByText("199件を非公開にしました")).toBeTruthy();
  expect(screen.getByText("false")).toBeTruthy();
  await waitFor(() => expect(bff.operations().filter((name) => name === "ManagedArticles")).toHaveLength(2));
  await userEvent.click(screen.getByRole("button", { name: "非公開" }));
  expect(await screen.findByText("401件を非公開にしました")).toBeTruthy();
  await waitFor(() => expect(screen.getByText("true")).toBeTruthy());
});
