import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ContractScreenQuery } from "../../__generated__/graphql.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { stepNames } from "../../domain/text/contract-text.ts";
import classes from "./contract.module.css";
import { contractFormText as text } from "./text.ts";

type Steps = NonNullable<ContractScreenQuery["contractSteps"]>;
type Step = Steps["steps"][number];

const ICONS: Readonly<Record<string, typeof IconCircleCheck>> = {
  done: IconCircleCheck,
  fault: IconAlertCircle,
  open: IconCircleDashed,
};

/** Field of this form at which a step is mended. */
const FIELDS: Readonly<Record<string, string>> = {
  name: "companyName",
  sections: "sections",
  sign_in: "ipLoginUserId",
  messages: "messages",
  addresses: "ipRanges",
};

interface StepsCardProps {
  contractId: string | null;
  /** null: the contract is new. */
  steps: Steps | null;
  onFirstAdmin: () => void;
}

/** The nine steps to the first mail: done, fault or open by icon and word, each open one with its way. */
export function StepsCard({ contractId, steps, onFirstAdmin }: StepsCardProps) {
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className={classes.asideTitle}>
        {text.steps}
      </h2>
      <p className={classes.help}>{steps ? text.stepsDone(steps.done) : text.stepsNew}</p>
      {steps && (
        <>
          <div className={classes.meter} aria-hidden="true">
            <i style={{ width: `${(steps.done / steps.steps.length) * 100}%` }} />
          </div>
          <ol className={classes.steps}>
            {steps.steps.map((step) => (
              <StepLine key={step.step} step={step}>
                {step.state !== "done" && <Way step={step} contractId={contractId} onFirstAdmin={onFirstAdmin} />}
              </StepLine>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

function StepLine({ step: { step, state, detail }, children }: { step: Step; children: ReactNode }) {
  const Icon = ICONS[state] ?? IconCircleDashed;
  return (
    <li data-state={state}>
      <Icon size={16} stroke={1.75} aria-label={text.stateNames[state]} role="img" />
      <div>
        <b>{stepNames[step] ?? step}</b>
        <p>{detail}</p>
      </div>
      {children}
    </li>
  );
}

/** Where a step is done: a field of this form, the dialog of the first Admin, another screen; nothing where that is the Admin's. */
function Way({ step: { step, state }, contractId, onFirstAdmin }: WayProps) {
  const name = state === "fault" ? text.mend : text.add;
  const field = FIELDS[step];
  if (field) return <a href={`#${field}`}>{name}</a>;
  if (step === "admin")
    return (
      <button type="button" className={classes.link} onClick={onFirstAdmin}>
        {name}
      </button>
    );
  if (step === "caps") return <Link to={pathOf("el-demand-units")}>{text.see}</Link>;
  if (step === "themes") return <Link to={`${pathOf("el-themes")}?contractId=${contractId}`}>{name}</Link>;
  return null;
}

interface WayProps {
  step: Step;
  contractId: string | null;
  onFirstAdmin: () => void;
}
