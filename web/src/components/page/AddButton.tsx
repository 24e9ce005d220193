import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { Link, useNavigate } from "react-router";
import { useKeys } from "../../browser/keys.ts";
import { kitText as text } from "../../domain/text/kit-text.ts";
import { Kbd } from "../kbd/Kbd.tsx";

/** `to` where adding is a screen of its own, `onAdd` where it is a dialog. */
type AddButtonProps = { children: string } & ({ to: string; onAdd?: never } | { to?: never; onAdd: () => void });

/** The primary button of a list, 追加, with its key n. */
export function AddButton({ to, onAdd, children }: AddButtonProps) {
  const navigate = useNavigate();
  const run = onAdd ?? (() => void navigate(to));
  useKeys([{ keys: "n", label: children, group: text.keyGroup, run }]);
  const look = {
    leftSection: <IconPlus size={16} stroke={1.75} />,
    rightSection: (
      <span aria-hidden="true">
        <Kbd>n</Kbd>
      </span>
    ),
    "aria-keyshortcuts": "n",
    children,
  };
  return to === undefined ? <Button {...look} onClick={onAdd} /> : <Button component={Link} to={to} {...look} />;
}
