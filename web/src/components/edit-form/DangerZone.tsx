import { Button } from "@mantine/core";
import type { ComponentType } from "react";
import classes from "./edit-form.module.css";
import { editText as text } from "./text.ts";

interface DangerZoneProps {
  acts: readonly {
    name: string;
    /** What follows from it. */
    help: string;
    button: string;
    icon?: ComponentType<{ size: number; stroke: number }>;
    disabled?: boolean;
    /** It takes nothing away: what is done before the others. */
    isHarmless?: boolean;
    /** Asks first, with a DangerDialog. */
    run: () => void;
  }[];
}

/** What stops or destroys, last in a form: each with its consequence and its own confirmation. */
export const DangerZone = ({ acts }: DangerZoneProps) => (
  <section className={classes.zone} aria-label={text.danger}>
    {acts.map(({ name, help, button, icon: Icon, disabled = false, isHarmless = false, run }) => (
      <div key={name}>
        <p>
          <b>{name}</b>
          {help}
        </p>
        <Button
          {...(isHarmless ? { variant: "default" } : { variant: "outline", color: "red" })}
          disabled={disabled}
          leftSection={Icon && <Icon size={16} stroke={1.75} />}
          aria-label={name}
          onClick={run}
        >
          {button}
        </Button>
      </div>
    ))}
  </section>
);
