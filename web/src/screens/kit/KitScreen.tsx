import { useMantineColorScheme } from "@mantine/core";
import {
  IconArrowsSort,
  IconCalendar,
  IconChartBar,
  IconCode,
  IconForms,
  IconMessage,
  IconMoodEmpty,
  IconTable,
  IconTransfer,
  IconUpload,
} from "@tabler/icons-react";
import { type ComponentType, useEffect } from "react";
import { useParams, useSearchParams } from "react-router";
import type { NavigationEntry } from "../../components/side-navigation/navigation-place.ts";
import { SideArea } from "../../components/side-navigation/SideArea.tsx";
import { ChartPart } from "./ChartPart.tsx";
import { DatePart } from "./DatePart.tsx";
import { EditorPart } from "./EditorPart.tsx";
import { FormPart } from "./FormPart.tsx";
import { ImportPart } from "./ImportPart.tsx";
import classes from "./kit.module.css";
import { OrderPart } from "./OrderPart.tsx";
import { PickerPart } from "./PickerPart.tsx";
import { StatesPart } from "./StatesPart.tsx";
import { TablePart } from "./TablePart.tsx";
import { TalkPart } from "./TalkPart.tsx";

interface Part {
  name: string;
  icon: NavigationEntry["icon"];
  show: ComponentType;
}

const PARTS: Readonly<Record<string, Part>> = {
  table: { name: "一覧の表", icon: IconTable, show: TablePart },
  states: { name: "表の状態", icon: IconMoodEmpty, show: StatesPart },
  form: { name: "編集フォーム", icon: IconForms, show: FormPart },
  date: { name: "日付と時刻", icon: IconCalendar, show: DatePart },
  picker: { name: "左右の選択", icon: IconTransfer, show: PickerPart },
  order: { name: "並べ替え", icon: IconArrowsSort, show: OrderPart },
  import: { name: "取り込み", icon: IconUpload, show: ImportPart },
  editor: { name: "式の編集", icon: IconCode, show: EditorPart },
  chart: { name: "図", icon: IconChartBar, show: ChartPart },
  talk: { name: "確認と通知", icon: IconMessage, show: TalkPart },
};

/** /kit, in development only: the parts that administration screens are made of. `?scheme=dark` for pictures. */
export function Component() {
  const { part = "table" } = useParams();
  const [params] = useSearchParams();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = params.get("scheme");
  useEffect(() => {
    if (scheme === "dark" || scheme === "light") setColorScheme(scheme);
  }, [scheme, setColorScheme]);
  const entries = Object.entries(PARTS).map(([id, { name, icon }]) => ({
    to: `/kit/${id}`,
    name,
    icon,
    isHere: id === part,
  }));
  const Shown = PARTS[part]?.show ?? TablePart;
  return (
    <div className={classes.window}>
      <SideArea label="部品" groups={[{ name: "部品", entries }]}>
        <main className={classes.main} data-part={part}>
          <Shown key={`${part}?${params}`} />
        </main>
      </SideArea>
    </div>
  );
}
