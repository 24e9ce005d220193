import { useState } from "react";
import { DateField } from "../../components/date-field/DateField.tsx";
import { MomentField } from "../../components/date-field/MomentField.tsx";
import type { PeriodValue } from "../../components/date-field/PeriodDays.tsx";
import { PeriodField } from "../../components/date-field/PeriodField.tsx";
import { TimeField } from "../../components/date-field/TimeField.tsx";
import { EditPage } from "../../components/edit-form/EditPage.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { toast } from "../../components/toast/toast.tsx";

const HOLIDAYS = new Set(["2026-11-03", "2026-11-23"]);

/** Days, periods and times. */
export function DatePart() {
  const [day, setDay] = useState("2026-11-20");
  const [end, setEnd] = useState("9999-12-31");
  const [period, setPeriod] = useState<PeriodValue>({ start: "2026-11-07", end: "2026-11-20" });
  const [time, setTime] = useState("06:30");
  const [moment, setMoment] = useState("2026-11-20T06:30");
  return (
    <EditPage title="日付と時刻" onSubmit={() => toast("保存しました")}>
      <FormSection title="日付" help="t で今日">
        <DateField label="開始日" required value={day} onChange={setDay} holidays={HOLIDAYS} />
        <DateField label="終了日" isOpenEnded value={end} onChange={setEnd} holidays={HOLIDAYS} />
        <PeriodField label="期間" value={period} onChange={setPeriod} holidays={HOLIDAYS} />
        <PeriodField label="公開の期間" value={period} onChange={setPeriod} error="期間は14日以内にしてください。" />
      </FormSection>
      <FormSection title="時刻">
        <TimeField label="送信時刻" value={time} onChange={setTime} />
        <MomentField label="送信日時" value={moment} onChange={setMoment} />
      </FormSection>
    </EditPage>
  );
}
