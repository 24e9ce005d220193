import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { loadChunk } from "../../browser/load-chunk.ts";
import { Loading } from "../../components/loading/Loading.tsx";
import { Page } from "../../components/page/Page.tsx";
import { ChooseContract } from "../../features/contract-choice/ChooseContract.tsx";
import { ContractChoice } from "../../features/contract-choice/ContractChoice.tsx";
import { useChosenContract } from "../../features/contract-choice/use-chosen-contract.ts";
import { themesText as text } from "./text.ts";

const ThemeTable = lazy(() => loadChunk(() => import("./ThemeTable.tsx")));
const ThemeOrder = lazy(() => loadChunk(() => import("./ThemeOrder.tsx")));
const ThemeImport = lazy(() => loadChunk(() => import("./ThemeImport.tsx")));

/** /el/themes: the themes of a contract; `mode` order or import. */
export default function ThemesScreen() {
  const [contractId, choose] = useChosenContract();
  const [params, setParams] = useSearchParams();
  if (contractId === null)
    return (
      <Page title={text.title} width="flush" toolbar={<ContractChoice value={null} onChoose={choose} />}>
        <ChooseContract />
      </Page>
    );
  const mode = params.get("mode");
  const go = (next: "order" | "import" | null) => setParams({ contractId, ...(next && { mode: next }) });
  const Part = mode === "order" ? ThemeOrder : mode === "import" ? ThemeImport : ThemeTable;
  return (
    <Suspense fallback={<Loading fullHeight />}>
      <Part
        key={contractId}
        contractId={contractId}
        choice={<ContractChoice value={contractId} onChoose={choose} />}
        onMode={go}
      />
    </Suspense>
  );
}
