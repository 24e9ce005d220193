import { Textarea } from "@mantine/core";
import { ExpressionFault } from "./ExpressionFault.tsx";
import { searchText as text } from "./text.ts";

interface ExpressionFieldProps {
  value: string;
  error: string | undefined;
  /** What was refused, and where; null while nothing was. */
  refused: { expression: string; position: number } | null;
  onChange: (expression: string) => void;
}

/** An expression; a refused one shows where its fault stands. */
export const ExpressionField = ({ value, error, refused, onChange }: ExpressionFieldProps) => (
  <div>
    <Textarea
      id="expression"
      label={text.expression}
      description={text.expressionHelp}
      rows={4}
      value={value}
      error={error}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
    {refused && <ExpressionFault {...refused} />}
  </div>
);
