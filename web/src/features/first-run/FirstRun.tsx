import { useQuery } from "@apollo/client/react";
import { IconCircleCheck, IconCircleDashed } from "@tabler/icons-react";
import { useEffect } from "react";
import { Link } from "react-router";
import type { FirstRunQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { pathOf, type ScreenId } from "../../domain/screen-path.ts";
import { useViewer } from "../../session/use-session.ts";
import { useSetting } from "../../session/use-setting.ts";
import classes from "./first-run.module.css";
import { FIRST_RUN } from "./first-run-document.ts";
import { text } from "./text.ts";

type Step = FirstRunQuery["firstRun"][number];

/** Where each step is done; null: not by the contract itself. */
const PLACES: Record<Step["name"], ScreenId | null> = {
  THEME: null,
  USER_GROUP: "1010",
  USER: "1013",
  THEME_GROUP: "1005",
  MAIL_SETTING: "1008",
  FIRST_MAIL: "1007",
};

/** What a new contract lacks up to its first mail, each line the way to it; gone when all is done, and not asked again by this browser. */
export default function FirstRun() {
  const [isOver, setOver] = useSetting("first-run", (stored) => stored === "over");
  const hasEnded = useViewer().contractEnd?.isOver ?? false;
  const { data } = useQuery(FIRST_RUN, { skip: isOver || hasEnded, ...SHOWN });
  const steps = data?.firstRun ?? [];
  const open = steps.filter(({ done }) => !done);
  const isDone = steps.length > 0 && open.length === 0;
  useEffect(() => {
    if (isDone) setOver("over");
  }, [isDone, setOver]);
  if (open.length === 0) return null;
  return (
    <details className={classes.list} open data-print="hide">
      <summary>
        {text.title} <b>{text.left(open.length)}</b>
      </summary>
      <ol>
        {steps.map(({ name, done }) => (
          <li key={name} data-done={done}>
            {done ? <IconCircleCheck size={16} stroke={1.75} /> : <IconCircleDashed size={16} stroke={1.75} />}
            <span className="vh">{done ? text.done : text.open}</span>
            <StepName of={name} />
            {!done && <small>{text.steps[name].help}</small>}
          </li>
        ))}
      </ol>
    </details>
  );
}

function StepName({ of: name }: { of: Step["name"] }) {
  const place = PLACES[name];
  const words = text.steps[name].name;
  return place === null ? <b>{words}</b> : <Link to={pathOf(place)}>{words}</Link>;
}
