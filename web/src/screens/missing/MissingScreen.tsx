import "../../design/form-styles.ts";
import { lazy, Suspense } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { Page } from "../../components/page/Page.tsx";
import { screenNames } from "../../domain/text/screen-names.ts";
import { useViewer } from "../../session/use-session.ts";
import { AskPart } from "./AskPart.tsx";
import classes from "./missing.module.css";
import { missingText as text } from "./text.ts";

const LogPart = lazy(() => loadChunk(() => import("./LogPart.tsx")));

/** /missing, この記事がない: why a user does not find an article; Admins see the log of all questions below. Ours, not the spec's. */
export default function MissingScreen() {
  const isAdmin = useViewer().role === "ADMIN";
  return (
    <Page title={screenNames.missing} lead={text.lead} width="fluid">
      <div className={classes.screen}>
        <AskPart isAdmin={isAdmin} />
        {isAdmin && (
          <Suspense>
            <LogPart />
          </Suspense>
        )}
      </div>
    </Page>
  );
}
