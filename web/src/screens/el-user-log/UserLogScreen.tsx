import "../../design/form-styles.ts";
import { useSearchParams } from "react-router";
import { Segments } from "../../components/segments/Segments.tsx";
import { OperatorTrail } from "./OperatorTrail.tsx";
import { userLogText as text } from "./text.ts";
import { UserTrail } from "./UserTrail.tsx";

const TRAILS = ["users", "operators"] as const;

/** /el/user-log: who did what when; of operators what it was before and after. */
export default function UserLogScreen() {
  const [params, setParams] = useSearchParams();
  const trail = params.get("trail") === "operators" ? "operators" : "users";
  const contractId = params.get("contractId");
  const choice = (
    <Segments
      label={text.trail}
      labelHidden
      values={TRAILS}
      names={text.trails}
      value={trail}
      onChoose={(to) =>
        setParams({ ...(to === "operators" && { trail: to }), ...(contractId !== null && { contractId }) })
      }
    />
  );
  return trail === "operators" ? <OperatorTrail choice={choice} /> : <UserTrail choice={choice} />;
}
