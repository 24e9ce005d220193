import { Toasts } from "../../components/toast/Toasts.tsx";
import { useViewer } from "../../session/use-session.ts";

/** Where a screen's toasts appear for who is no administrator: an administrator's frame has them already. */
export const OwnToasts = () => useViewer().role !== "ADMIN" && <Toasts />;
