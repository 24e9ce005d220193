import { Button } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog/ConfirmDialog.tsx";
import { DangerDialog } from "../../components/confirm-dialog/DangerDialog.tsx";
import { Page } from "../../components/page/Page.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { toast, toastFault } from "../../components/toast/toast.tsx";
import classes from "./kit.module.css";

/** Dialogs, toasts and tags. */
export function TalkPart() {
  const [asking, ask] = useState<"danger" | "calm" | null>(null);
  const close = () => ask(null);
  return (
    <Page title="確認と通知" width="fluid">
      <div className={classes.buttons}>
        <Button variant="default" onClick={() => ask("danger")}>
          消す前に確かめる
        </Button>
        <Button variant="default" onClick={() => ask("calm")}>
          保存していない変更
        </Button>
        <Button
          variant="default"
          onClick={() => toast("3人のログインを停止しました", { undo: () => toast("元に戻しました") })}
        >
          通知
        </Button>
        <Button variant="default" onClick={() => toastFault("保存できませんでした。通信の状態を確かめてください。")}>
          失敗の通知
        </Button>
      </div>
      <div className={classes.buttons}>
        <StateTag tone="ok">利用中</StateTag>
        <StateTag tone="danger">停止中</StateTag>
        <StateTag tone="warn">公開先なし</StateTag>
        <StateTag tone="info">準備中</StateTag>
        <StateTag tone="plain">トピックス</StateTag>
      </div>
      {asking === "danger" && (
        <DangerDialog
          title="「半導体」を削除しますか"
          goes="2グループ58人の画面から消えます。配信設定3件は止まります。"
          stays="中の8テーマと記事は残ります。"
          confirm="削除"
          onConfirm={close}
          onClose={close}
        />
      )}
      {asking === "calm" && (
        <ConfirmDialog
          calm
          title="保存していない変更が3つあります"
          help="グループ名、テーマの並び、公開先"
          confirm="入力に戻る"
          onConfirm={close}
          onClose={close}
        />
      )}
    </Page>
  );
}
