import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ViewerContext } from "../../session/use-session.ts";
import { aViewer } from "../../testing/a-viewer.ts";
import { fakeBff } from "../../testing/fake-bff.ts";
import { render } from "../../testing/render.tsx";
import { EventsButton } from "./EventsButton.tsx";

const event = { __typename: "CompanyEvent", id: "7", day: "2026-11-05", kind: 2, title: "第2四半期決算", version: 1 };

async function open(isAdmin: boolean) {
  const viewer = aViewer();
  const bff = fakeBff({
    CompanyEvents: { data: { companyEvents: [event] } },
    SaveCompanyEvent: { data: { saveCompanyEvent: { ...event, title: "上期決算", version: 2 } } },
    RemoveCompanyEvent: { data: { removeCompanyEvent: { __typename: "ChangeDone", done: true } } },
  });
  render(
    <ViewerContext value={{ ...viewer, abilities: { ...viewer.abilities, administer: isAdmin } }}>
      <EventsButton />
    </ViewerContext>,
  );
  await userEvent.click(screen.getByRole("button", { name: "出来事" }));
  await screen.findByText("第2四半期決算");
  return bff;
}

const sent = (bff: Awaited<ReturnType<typeof open>>, name: string) =>
  bff.calls.find(({ body }) => body.operationName === name)?.body.variables;

it("shows the events to everybody, and lets only administrators change them", async () => {
  await open(false);
  expect(screen.getByText("決算")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "出来事を追加" })).toBeNull();
  expect(screen.queryByRole("button", { name: /編集|削除/ })).toBeNull();
});

it("changes an event in the version that was read", async () => {
  const bff = await open(true);
  await userEvent.click(screen.getByRole("button", { name: "「第2四半期決算」を編集" }));
  const title = await screen.findByRole("textbox", { name: /出来事/ });
  await userEvent.clear(title);
  await userEvent.type(title, "上期決算");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "種類" }), "その他");
  await userEvent.click(screen.getByRole("button", { name: "保存" }));
  expect(await screen.findByText("出来事「上期決算」を保存しました。")).toBeTruthy();
  expect(sent(bff, "SaveCompanyEvent")).toEqual({
    ...{ id: "7", form: { day: "2026-11-05", kind: 4, title: "上期決算", version: 1 } },
  });
});

it("asks before it deletes one", async () => {
  const bff = await open(true);
  await userEvent.click(screen.getByRole("button", { name: "「第2四半期決算」を削除" }));
  expect(sent(bff, "RemoveCompanyEvent")).toBeUndefined();
  await userEvent.click(screen.getByRole("button", { name: "削除する" }));
  expect(await screen.findByText("出来事「第2四半期決算」を削除しました。")).toBeTruthy();
  expect(sent(bff, "RemoveCompanyEvent")).toEqual({ id: "7", version: 1 });
});
