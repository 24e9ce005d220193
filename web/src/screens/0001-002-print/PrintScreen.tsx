import { Button } from "@mantine/core";
import { useCallback, useMemo, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { homeHere } from "../../browser/here.ts";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { readWish } from "../../domain/original-wish.ts";
import { AskFirst } from "../../features/originals/AskFirst.tsx";
import { PrintDialogs } from "../../features/originals/PrintDialogs.tsx";
import { printText, viewerText } from "../../features/originals/text.ts";
import { useViewer } from "../../session/use-session.ts";
import { useSignedIn } from "../../session/use-signed-in.ts";

type Stage = { at: "printing" } | { at: "ended"; count: number | null };

/** Screen 0001-002: the print flow of a mail's link (spec section 2, mode 3). It begins by itself. */
export default function PrintScreen() {
  return useSignedIn() ? <SignedInPrint /> : <Loading fullHeight />;
}

function SignedInPrint() {
  const { confirmations } = useViewer();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { key } = useLocation();
  const search = query.toString();
  const wish = useMemo(() => readWish(new URLSearchParams(search)), [search]);
  const [stage, setStage] = useState<Stage>({ at: "printing" });
  const onEnd = useCallback((count: number | null) => setStage({ at: "ended", count }), []);
  if (wish.articles.length === 0) return <EmptyState heading="h1" title={viewerText.nothing} />;
  if (stage.at === "printing")
    return (
      <AskFirst question={confirmations.print} onRefuse={() => void navigate(homeHere())}>
        <PrintDialogs wish={wish} visit={key} onEnd={onEnd} />
      </AskFirst>
    );
  const { count } = stage;
  return (
    <EmptyState
      heading="h1"
      title={count === null ? printText.failed : printText.done}
      {...(count !== null && count > 0 ? { message: printText.counted(count) } : {})}
    >
      <Button component={Link} to={homeHere()}>
        {printText.home}
      </Button>
    </EmptyState>
  );
}
