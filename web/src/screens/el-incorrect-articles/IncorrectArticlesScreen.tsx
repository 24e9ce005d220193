import "../../design/form-styles.ts";
import { useSearchParams } from "react-router";
import { PeriodDays } from "../../components/date-field/PeriodDays.tsx";
import { useAskedPeriod } from "../../components/date-field/use-asked-period.ts";
import { Segments } from "../../components/segments/Segments.tsx";
import { CorrectionList } from "./CorrectionList.tsx";
import { CorrectionPage } from "./CorrectionPage.tsx";
import { ItemList } from "./ItemList.tsx";
import { incorrectText as text } from "./text.ts";

const MODES = ["items", "history"] as const;

/** /el/incorrect-articles: what could not be taken in, its correction beside what came, and what was put right. */
export default function IncorrectArticlesScreen() {
  const [params, setParams] = useSearchParams();
  const { typed, period, type } = useAskedPeriod();
  const id = params.get("id");
  const mode = params.get("mode") === "history" ? "history" : "items";
  if (id !== null) return <CorrectionPage key={id} id={id} onBack={() => setParams({})} />;
  const filters = (
    <>
      <Segments
        label={text.mode}
        labelHidden
        values={MODES}
        names={text.modes}
        value={mode}
        onChoose={(chosen) => setParams(chosen === "items" ? {} : { mode: chosen })}
      />
      <PeriodDays label={text.period} value={typed} onChange={type} />
    </>
  );
  return mode === "items" ? (
    <ItemList period={period} filters={filters} onOpen={(chosen) => setParams({ id: chosen })} />
  ) : (
    <CorrectionList period={period} filters={filters} />
  );
}
