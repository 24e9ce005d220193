import { IconAlertTriangle, IconBan, IconCheck, IconCircleDashed } from "@tabler/icons-react";
import type { ComponentType, ReactNode } from "react";
import classes from "./state-tag.module.css";

type Tone = "ok" | "warn" | "danger" | "info" | "plain";

type Icon = ComponentType<{ size: number; stroke: number }>;

const ICONS: Partial<Record<Tone, Icon>> = {
  ok: IconCheck,
  warn: IconAlertTriangle,
  danger: IconBan,
  info: IconCircleDashed,
};

interface StateTagProps {
  tone: Tone;
  icon?: Icon;
  children: ReactNode;
}

/** A state as icon and word, never by colour alone. `plain` has no icon: a kind rather than a state. */
export function StateTag({ tone, icon, children }: StateTagProps) {
  const Icon = icon ?? ICONS[tone];
  return (
    <span className={classes.tag} data-tone={tone}>
      {Icon && <Icon size={14} stroke={1.75} />}
      {children}
    </span>
  );
}
