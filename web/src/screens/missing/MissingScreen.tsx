import "../../design/form-styles.ts";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { loadChunk } from "../../browser/load-chunk.ts";
import { Page } from "../../components/page/Page.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { screenNames } from "../../domain/text/screen-names.ts";
import { useViewer } from "../../session/use-session.ts";
import { AskPart } from "./AskPart.tsx";
import classes from "./missing.module.css";
import { missingText as text } from "./text.ts";

const LogPart = lazy(() => loadChunk(() => import("./LogPart.tsx")));
const OmissionsPart = lazy(() => loadChunk(() => import("./OmissionsPart.tsx")));

const VIEWS = ["articles", "themes"] as const;

/**
 * /missing, この記事がない: why a user does not find an article. Admins see the log of all questions below, and at ?view=themes what the
 * expressions of themes seem to miss (もれ診断). Ours, not the spec's.
 */
export default function MissingScreen() {
  const isAdmin = useViewer().role === "ADMIN";
  const [params, setParams] = useSearchParams();
  const view = isAdmin && params.get("view") === "themes" ? "themes" : "articles";
  return (
    <Page title={screenNames.missing} lead={text.lead} width="fluid">
      <div className={classes.screen}>
        {isAdmin && (
          <Segments
            label={text.view}
            labelHidden
            values={VIEWS}
            names={text.views}
            value={view}
            onChoose={(chosen) => setParams(chosen === "themes" ? { view: chosen } : {}, { replace: true })}
          />
        )}
        {view === "articles" && <AskPart isAdmin={isAdmin} />}
        {isAdmin && <Suspense>{view === "themes" ? <OmissionsPart /> : <LogPart />}</Suspense>}
      </div>
    </Page>
  );
}
