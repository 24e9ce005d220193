import { originalText } from "@kirinuki/schema/messages.ts";
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { homeHere } from "../../browser/here.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { writeWish } from "../../domain/original-wish.ts";
import { type OriginalResult, originalPath, readResult } from "../../features/originals/original-result.ts";
import { PrintDialogs } from "../../features/originals/PrintDialogs.tsx";
import type { PartlyObtained } from "../../features/originals/take-originals.ts";
import { resultText } from "../../features/originals/text.ts";
import { useSession } from "../../session/use-session.ts";
import classes from "./result.module.css";

const HelpLink = lazy(() => loadChunk(() => import("../../components/help-link/HelpLink.tsx")));
const Help = ({ of }: { of: string }) => (
  <Suspense>
    <HelpLink code={of} />
  </Suspense>
);

/**
 * Screens 0004, 0004_1 and sp-0004: what became of a wish for originals that could not be met, or not in full (spec section 4,
 * PDF display). Opened by itself, as after a refused link, it says that the articles can't be shown.
 */
export default function ResultScreen() {
  const result = readResult(useLocation().state);
  const signedIn = useSession().state === "signedIn";
  if (result?.originals.__typename === "PartlyObtained") return <Partly result={result} originals={result.originals} />;
  return (
    <RefusedState heading="h1" message={result?.originals.message ?? originalText.notDisplayable}>
      {signedIn && <HomeButton />}
      <Help of={result?.originals.__typename ?? "NotDisplayable"} />
    </RefusedState>
  );
}

const HomeButton = () => (
  <Button component={Link} to={homeHere()} variant="default">
    {resultText.home}
  </Button>
);

/** The articles that failed, x／y, and what to do with those that were obtained. */
function Partly({ result, originals }: { result: OriginalResult; originals: PartlyObtained }) {
  const { obtainedCount, requestedCount, failed, message } = originals;
  return (
    <div className={classes.screen}>
      <div role="alert">
        <h1 className={classes.message}>{message}</h1>
      </div>
      <p className={classes.counts}>{resultText.counts(obtainedCount, requestedCount)}</p>
      <ul className={classes.list} aria-label={resultText.articles}>
        {failed.map(({ id, title, reason }) => (
          <li key={id}>
            <b>{title || resultText.unknownArticle}</b>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        {originals.obtainedTicket !== null && <Obtained result={result} ticket={originals.obtainedTicket} />}
        <HomeButton />
        <Help of="PartlyObtained" />
      </div>
    </div>
  );
}

function Obtained({ result: { wish, use, headlines }, ticket }: { result: OriginalResult; ticket: string }) {
  const [printing, setPrinting] = useState(false);
  const navigate = useNavigate();
  if (use === "DISPLAY")
    return <Button onClick={() => void navigate(originalPath("0001-001") + writeWish(wish))}>{resultText.show}</Button>;
  return (
    <>
      <Button onClick={() => setPrinting(true)}>{resultText.print}</Button>
      {printing && (
        <PrintDialogs
          wish={wish}
          visit={ticket}
          ticket={ticket}
          headlines={headlines}
          onEnd={() => setPrinting(false)}
        />
      )}
    </>
  );
}
