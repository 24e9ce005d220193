import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { typeAhead } from "../../../browser/typed-ahead.ts";
import { ViewerContext } from "../../../session/use-session.ts";
import { aViewer } from "../../../testing/a-viewer.ts";
import { fakeBff } from "../../../testing/fake-bff.ts";
import { render } from "../../../testing/render.tsx";
import Palette from "./Palette.tsx";

const target = (id: string, name: string) => ({ __typename: "MailTarget", dataKbn: 1, id, name });
const choices = {
  data: {
    mailTargets: { __typename: "MailTargets", targets: [target("7", "パワー半導体"), target("8", "エネルギー")] },
    savedConditions: [],
  },
};

const open = (viewer = aViewer()) =>
  render(
    <ViewerContext value={viewer}>
      <Palette viewer={viewer} onKeyHelp={vi.fn()} onClose={vi.fn()} />
    </ViewerContext>,
    "/1007",
  );

const press = (keys: string) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
};

it("takes what was typed before it was there", async () => {
  fakeBff({ PaletteChoices: choices });
  typeAhead(vi.fn());
  press("pawa-");
  open();
  const box = screen.getByRole<HTMLInputElement>("combobox");
  await waitFor(() => expect(box.value).toBe("pawa-"));
  await userEvent.type(box, "ha");
  expect(box.value).toBe("pawa-ha");
  await userEvent.clear(box);
  await userEvent.type(box, "pawa-");
  expect(await screen.findByRole("option", { name: /^パワー半導体/ })).toBeDefined();
});

it("lets Enter wait for the lists: it means what they have", async () => {
  fakeBff({ PaletteChoices: choices });
  typeAhead(vi.fn());
  press("enerugi-");
  fireEvent.keyDown(document.body, { key: "Enter" });
  open();
  expect(await screen.findByText(/^at \/0002\?theme=8/)).toBeDefined();
});

it("names a screen once, and only while it fits what was typed", async () => {
  fakeBff({ PaletteChoices: choices });
  open(aViewer({ role: "TOPIC_USER" }));
  const box = screen.getByRole("combobox");
  await userEvent.type(box, "メール送信");
  expect(await screen.findAllByRole("option", { name: /^メール送信/ })).toHaveLength(1);
  await userEvent.clear(box);
  await userEvent.type(box, "エネル");
  expect(await screen.findByRole("option", { name: /^エネルギー/ })).toBeDefined();
  expect(screen.queryByRole("option", { name: /^メール送信/ })).toBeNull();
});
