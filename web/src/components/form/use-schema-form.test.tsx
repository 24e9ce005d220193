import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createPortal } from "react-dom";
import { Link } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { render } from "../../testing/render.tsx";
import { FormState } from "../form-state/FormState.tsx";
import type { FormAnswer } from "./form-answer.ts";
import { useSchemaForm } from "./use-schema-form.ts";

const loadForm = () => import("@kirinuki/schema/forms/notice-form.ts").then(({ NoticeForm }) => NoticeForm);
const saved = { __typename: "Notice" };

type Send = (form: { text: string }) => Promise<FormAnswer>;

function Form({ send, onSaved }: { send: Send; onSaved: () => void }) {
  const form = useSchemaForm({
    form: loadForm,
    initial: { text: "はじめ" },
    labels: { text: "内容" },
    toForm: ({ text }: { text: string }) => ({ text }),
    send,
    onSaved,
  });
  return (
    <form {...form.formProps}>
      <FormState of={form} />
      <input aria-label="内容" {...form.fields.getInputProps("text", { withError: false })} />
      {form.fields.errors.text && <p>誤り</p>}
      <button type="submit">保存</button>
      <Link to="/elsewhere">移動</Link>
      {createPortal(
        <form onSubmit={(event) => event.preventDefault()}>
          <button type="submit">対話の保存</button>
        </form>,
        document.body,
      )}
    </form>
  );
}

const open = (send: Send = async () => saved) => {
  const [sent, onSaved] = [vi.fn(send), vi.fn()];
  render(<Form send={sent} onSaved={onSaved} />);
  return { sent, onSaved, box: screen.getByLabelText<HTMLInputElement>("内容") };
};
const save = () => userEvent.click(screen.getByRole("button", { name: "保存" }));

describe("a form of the schema", () => {
  it("is not sent with faults; the summary has the focus and leads to the field", async () => {
    const { sent, box } = open();
    await userEvent.clear(box);
    await save();
    const summary = await screen.findByRole("alert");
    expect(document.activeElement).toBe(summary);
    await userEvent.click(within(summary).getByRole("link"));
    expect(document.activeElement).toBe(box);
    expect(sent).not.toHaveBeenCalled();
    await userEvent.type(box, "直した");
    expect(screen.queryByText("誤り")).toBeNull();
  });

  it("is not sent by the form of a dialog that it opened", async () => {
    const { sent, onSaved } = open();
    await userEvent.click(screen.getByRole("button", { name: "対話の保存" }));
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(sent).toHaveBeenCalledOnce();
  });

  it("is sent once, however often the button is pressed", async () => {
    let answer = (_: FormAnswer) => {};
    const { sent, onSaved } = open(() => new Promise((resolve) => (answer = resolve)));
    await save();
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    answer(saved);
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  });

  it("puts the server's faults on the fields, and its refusal above them", async () => {
    const faults = { __typename: "InvalidForm", fieldErrors: [{ field: "text", message: "使えない語です。" }] };
    const refused = { __typename: "Refusal", message: "今は保存できません。", retryAfter: 120 };
    const answers: FormAnswer[] = [faults, refused];
    open(async () => answers.shift() ?? saved);
    await save();
    expect((await screen.findByRole("link", { name: /使えない語です。/ })).textContent).toBe("内容：使えない語です。");
    expect(screen.getByText("誤り")).toBeTruthy();
    await save();
    expect((await screen.findByText("今は保存できません。")).closest("[role=alert]")?.textContent).toContain("約2分");
  });

  it("asks before its changes are lost, and not after they are saved", async () => {
    const { box, onSaved } = open();
    await userEvent.type(box, "変更");
    await userEvent.click(screen.getByRole("link", { name: "移動" }));
    const question = within(await screen.findByRole("dialog", { name: "保存していない変更が1つあります" }));
    expect(question.getByText("内容")).toBeTruthy();
    const stay = question.getByRole("button", { name: "入力に戻る" });
    expect(document.activeElement).toBe(stay);
    await userEvent.click(stay);
    expect(box.value).toBe("はじめ変更");
    await save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    await userEvent.click(screen.getByRole("link", { name: "移動" }));
    expect(await screen.findByText("at /elsewhere")).toBeTruthy();
  });

  it("asks the browser to ask before the window is closed", async () => {
    const { box } = open();
    const closing = () => {
      const event = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await userEvent.type(box, "変更");
    expect(closing()).toBe(true);
  });
});
