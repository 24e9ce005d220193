import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { IconBan, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { ChoiceCards } from "../../components/edit-form/ChoiceCards.tsx";
import { DangerZone } from "../../components/edit-form/DangerZone.tsx";
import { EditPage } from "../../components/edit-form/EditPage.tsx";
import { Effects } from "../../components/edit-form/Effects.tsx";
import { FormColumns, FormSection } from "../../components/edit-form/FormSection.tsx";
import { SecretField } from "../../components/edit-form/SecretField.tsx";
import { FormFaults } from "../../components/form-faults/FormFaults.tsx";
import VersionConflict from "../../components/form-state/VersionConflict.tsx";
import { toast } from "../../components/toast/toast.tsx";

const KINDS = [
  { value: "user", name: "一般", help: "記事を読み、検索条件を保存し、自分の利用実績を見ます。" },
  { value: "topic", name: "トピックス", help: "一般に加えて、トピックスの記事を選び、メールを送ります。" },
  {
    value: "admin",
    name: "管理者",
    help: "すべての管理画面を使います。ユーザー、テーマ、配信、利用状況を変えられます。",
  },
] as const;

const FAULT = {
  attempt: 1,
  fields: [{ field: "mail", message: "メールアドレスの形式が正しくありません。" }],
  message: null,
  detail: null,
};

const CONFLICT = {
  ...{ message: "ほかの人が先に更新しました。", changedBy: "英 恵理子", changedAt: "2026-11-20T06:44:00+09:00" },
  differences: [
    { field: "name", theirs: "水瀬 健吾", mine: "水瀬 健悟" },
    { field: "group", theirs: "広報部", mine: "IR室" },
  ],
  canTake: true,
};

/** A form as 1014 has it; `?faulty=1` and `?conflict=1` show those states. */
export function FormPart() {
  const [params] = useSearchParams();
  const [kind, choose] = useState<(typeof KINDS)[number]["value"]>("topic");
  const [secret, setSecret] = useState<string | null>();
  const isFaulty = params.has("faulty");
  return (
    <EditPage
      title="ユーザーの編集"
      item="水瀬 健吾"
      onSubmit={() => toast("保存しました")}
      onCancel={() => undefined}
      note="パスワードの再設定メールは、保存とは別に送ります"
      aside={
        <Effects>
          <p>2グループ、58人の画面で並びが変わります。</p>
        </Effects>
      }
      faults={
        <>
          {isFaulty && <FormFaults fault={FAULT} labels={{ mail: "メールアドレス" }} />}
          {params.has("conflict") && (
            <VersionConflict
              conflict={CONFLICT}
              labels={{ name: "ユーザー名", group: "所属グループ" }}
              onSave={() => toast("保存しました")}
              onReopen={() => undefined}
            />
          )}
        </>
      }
    >
      <FormColumns>
        <div>
          <FormSection title="基本">
            <TextInput
              id="id"
              label="ユーザーID"
              description="5～20桁。ログインに使います。"
              required
              defaultValue="k.minase"
            />
            <TextInput id="name" label="ユーザー名" required defaultValue="水瀬 健吾" />
            <TextInput
              id="mail"
              label="メールアドレス"
              required
              defaultValue="k.minase@"
              error={isFaulty && "メールアドレスの形式が正しくありません。"}
            />
            <NativeSelect id="group" label="所属グループ" required data={["広報部", "IR室", "経営企画部"]} />
          </FormSection>
          <FormSection title="外部の新聞サービス" help="新聞（本文）の原文を取りに行くときに使います">
            <TextInput label="ユーザーID" defaultValue="tsm-0042" />
            <SecretField label="パスワード" isSet setOn="2026/09/01" value={secret} onChange={setSecret} />
          </FormSection>
        </div>
        <div>
          <FormSection title="種別" help="できること">
            <ChoiceCards label="種別" labelHidden options={KINDS} value={kind} onChange={choose} />
          </FormSection>
          <FormSection title="利用の制限">
            <Checkbox
              defaultChecked
              label="すべてのテーマを閲覧できる"
              description="外すと、所属グループに公開されたテーマグループとトピックスだけが並びます。"
            />
            <Checkbox label="IP制限" description="登録した接続元（3件）からだけログインできます。" />
          </FormSection>
          <DangerZone
            acts={[
              {
                name: "ログインを停止",
                help: "記録と設定は残ります。いつでも戻せます。",
                button: "停止",
                icon: IconBan,
                run: () => undefined,
              },
              {
                name: "ユーザーを削除",
                help: "検索条件とクリップも消えます。利用実績は残ります。",
                button: "削除",
                icon: IconTrash,
                run: () => undefined,
              },
            ]}
          />
        </div>
      </FormColumns>
    </EditPage>
  );
}
