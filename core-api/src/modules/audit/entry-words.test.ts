import * as settings from "@kirinuki/schema/contract-settings.ts";
import { SETTING_LABELS } from "@kirinuki/schema/operator-log-labels.ts";
import { expect, it } from "vitest";
import { detailInWords } from "./entry-words.ts";

it("tells what it is about, then what it was, then what it became", () => {
  const detail = { after: { domains: ["example.jp"] }, before: { domains: [] }, user_id: "user01" };
  expect(detailInWords(JSON.stringify(detail))).toBe(
    "ユーザーID：user01、変更前：（ドメイン：なし）、変更後：（ドメイン：example.jp）",
  );
});

it("names a contract's settings and messages, and charge codes", () => {
  const detail = {
    codes: 2,
    company_configuration_info: [
      { configuration_key: "charge_code_mode", configuration_value: "list" },
      { configuration_key: "demand_confirmation", configuration_value: "1" },
      { configuration_key: "unknown", configuration_value: "" },
    ],
    message_info: [{ message_key: "print_text", configuration_value: "よろしいですか" }],
  };
  expect(detailInWords(JSON.stringify(detail))).toBe(
    "請求コードの数：2、設定：（請求コード：一覧から選ぶ） （原文利用の確認：する） （unknown：なし）、確認メッセージ：（本文印刷：よろしいですか）",
  );
});

it("holds sets of synonyms apart", () => {
  const detail = {
    after: [
      ["車", "自動車"],
      ["船", "船舶"],
    ],
    before: [],
  };
  expect(detailInWords(JSON.stringify(detail))).toBe("変更前：なし、変更後：車 = 自動車、船 = 船舶");
});

it("says codes in words, and flags", () => {
  const detail = {
    service_linkage_info: [{ data_section: 2 }, { data_section: 3 }],
    second_factor_demand: "none",
    subtheme_display_flag: 1,
    stop_flag: 1,
    role: "admin",
    before: {},
  };
  expect(detailInWords(JSON.stringify(detail))).toBe(
    "媒体：（情報源：新聞（本文）） （情報源：WEB）、2段階認証を必須にする人：任意（各ユーザーが選択）、テーマグループの中のテーマの表示：はい、停止：停止中、権限：管理、変更前：（なし）",
  );
});

it("has words for every setting of a contract", () => {
  const keys = Object.entries(settings).flatMap(([name, key]) => (name.endsWith("_SETTING") ? [String(key)] : []));
  expect(keys.filter((key) => !(key in SETTING_LABELS))).toEqual([]);
  expect(keys.length).toBeGreaterThan(4);
});
