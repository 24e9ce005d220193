import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Card } from "../../components/card/Card.tsx";
import { receiverText as text } from "./text.ts";

interface ReceiverCardProps {
  name: string;
  help?: string;
  /** Path of its editor. */
  editor: string;
  /** ReceiverFacts, ReceiverTest. */
  children: ReactNode;
}

/** The card of a receiver in its list. */
export const ReceiverCard = ({ name, help, editor, children }: ReceiverCardProps) => (
  <Card
    title={name}
    {...(help !== undefined && { help })}
    actions={
      <Button component={Link} to={editor} variant="default" size="xs" aria-label={text.editNamed(name)}>
        {text.edit}
      </Button>
    }
  >
    {children}
  </Card>
);
