import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Kbd } from "../../../components/kbd/Kbd.tsx";
import { readingText } from "../../../domain/text/reading-text.ts";
import classes from "./original-buttons.module.css";

interface TabButtonProps {
  href: string;
  /** noreferrer for places outside: they learn nothing of this one. */
  rel: "noopener" | "noopener noreferrer";
  icon?: ReactNode;
  children: string;
}

/** A link that looks like a button, has the key o, and opens a tab of its own. */
export const TabButton = ({ href, rel, icon, children }: TabButtonProps) => (
  <Button
    size="xs"
    component="a"
    href={href}
    target="_blank"
    rel={rel}
    className={classes.primary}
    leftSection={icon}
    rightSection={<Kbd>o</Kbd>}
  >
    {children}
    <span className="vh">{readingText.newTab}</span>
  </Button>
);
