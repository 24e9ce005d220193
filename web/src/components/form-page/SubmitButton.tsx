import { Button } from "@mantine/core";

/** The form's one primary button; stays focusable while it waits. */
export function SubmitButton({ busy, label, busyLabel }: { busy: boolean; label: string; busyLabel: string }) {
  return (
    <Button type="submit" size="lg" fullWidth aria-disabled={busy} data-busy={busy}>
      {busy ? busyLabel : label}
    </Button>
  );
}
