import { Checkbox } from "@mantine/core";
import { ChoiceCards } from "../../components/edit-form/ChoiceCards.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { userText } from "../../domain/text/user-text.ts";
import { userFormText as text } from "./text.ts";
import type { UserFields } from "./use-user.ts";

const MC = [
  { value: "1", help: "一覧で紙面の縮小画像だけを見ます。原文、本文、印刷は使えません。" },
  { value: "2", help: "原文と本文を画面で見ます。印刷は使えません。" },
  { value: "3", help: "原文と本文を見て、印刷もします。" },
].map((each) => ({ ...each, name: userText.mcNames[Number(each.value)] ?? "" }));

const SC = [
  { value: "2", help: "本文を見て、印刷します。原文PDFは使えません。" },
  { value: "3", help: "本文の表示と印刷、原文PDFの表示を使います。原文PDFの印刷は使えません。" },
  { value: "5", help: "すべて使います。" },
].map((each) => ({ ...each, name: userText.scNames[Number(each.value)] ?? "" }));

const LIMITS = [
  ["themeBrowsing", text.themeBrowsing, text.themeBrowsingHelp],
  ["ipRestrictionFlag", text.ipRestriction, text.ipRestrictionHelp],
  ["passChangeStopFlag", text.passChangeStop, text.passChangeStopHelp],
  ["systemMailStopFlag", text.systemMailStop, text.systemMailStopHelp],
] as const;

/** What he may do with originals, and what he may not do at all; in words, never in codes. */
export const RightsFields = ({ fields }: { fields: UserFields }) => (
  <>
    <FormSection title={userText.mc} help={text.can}>
      <ChoiceCards {...fields.getInputProps("mcUserAuthority")} label={userText.mc} labelHidden options={MC} />
    </FormSection>
    <FormSection title={userText.sc} help={text.can}>
      <ChoiceCards {...fields.getInputProps("scUserAuthority")} label={userText.sc} labelHidden options={SC} />
    </FormSection>
    <FormSection title={text.limits}>
      {LIMITS.map(([name, label, help]) => (
        <Checkbox key={name} {...fields.getInputProps(name, { type: "checkbox" })} label={label} description={help} />
      ))}
    </FormSection>
  </>
);
