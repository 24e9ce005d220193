import { useEffect, useState } from "react";
import { timeLabel } from "../../domain/day.ts";
import { useViewer } from "../../session/use-session.ts";

/** Company, user and time at the foot of every printed page (look.md 9); nothing on the screen. */
export function PrintFoot() {
  const { companyName, name } = useViewer();
  const [printedAt, setPrintedAt] = useState("");
  useEffect(() => {
    const stamp = () => setPrintedAt(new Date().toISOString());
    window.addEventListener("beforeprint", stamp);
    return () => window.removeEventListener("beforeprint", stamp);
  }, []);
  return (
    <p className="print-foot">
      {companyName}　{name}　{timeLabel(printedAt, "full")}
    </p>
  );
}
