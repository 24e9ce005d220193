import type { AlertTone } from "./FormAlert.tsx";
import classes from "./form-alert.module.css";

/** Tabler's alert-circle for faults and info, alert-triangle for warnings; drawn here to keep the first load small. */
export function AlertIcon({ tone }: { tone: AlertTone }) {
  return (
    <svg className={classes.icon} viewBox="0 0 24 24" aria-hidden="true">
      {tone === "warn" ? (
        <path d="M12 9v4M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0zM12 16h.01" />
      ) : (
        <path d="M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0M12 8v4M12 16h.01" />
      )}
    </svg>
  );
}
