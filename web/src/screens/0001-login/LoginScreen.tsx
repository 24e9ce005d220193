import "../../design/form-styles.ts";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { useLoginNotices } from "../../features/login-notices/use-login-notices.ts";
import { LoginSheet } from "./LoginSheet.tsx";
import classes from "./login.module.css";

/** What shows the notices comes with them, and the form with both: nothing moves under a finger. */
const NoticePanel = lazy(() =>
  loadChunk(() =>
    import("../../features/login-notices/NoticePanel.tsx").then(({ NoticePanel: panel }) => ({ default: panel })),
  ),
);
/** Few installations are without; only the answer says so. */
const ProviderLinks = lazy(() => loadChunk(() => import("../../features/installation-links/ProviderLinks.tsx")));
const Paper = lazy(() => loadChunk(() => import("./Paper.tsx")));

/** The picture comes after the form, and to narrow windows not at all: the style sheet hides it there. */
const hasRoom = (): boolean => window.matchMedia("(min-width: 900px)").matches;

/** Screens 0001 and /sp/0001: sign-in at the left, the operators' notices over a cut-out newspaper at the right. */
export default function LoginScreen() {
  const { alert, notices, links } = useLoginNotices();
  const [picture] = useState(hasRoom);
  return (
    <LoginSheet
      alert={alert}
      links={links.length > 0 && <ProviderLinks links={links} className={classes.links} />}
      picture={<Suspense>{picture && <Paper />}</Suspense>}
      notices={notices.length > 0 && <NoticePanel notices={notices} className={classes.notices} />}
    />
  );
}
