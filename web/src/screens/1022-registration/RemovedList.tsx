import { Button } from "@mantine/core";
import { IconArrowBackUp } from "@tabler/icons-react";
import type { RegistrationsQuery } from "../../__generated__/graphql.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { timeLabel } from "../../domain/day.ts";
import { useThemeRemoval } from "../../features/theme-removal/use-theme-removal.ts";
import classes from "./registration.module.css";
import { registrationText, removedText as text } from "./text.ts";

/** Articles that were taken out of themes, as long as they can be put back. */
export function RemovedList({ rows }: { rows: RegistrationsQuery["registrations"]["removals"] }) {
  const { said, restore } = useThemeRemoval(["Registrations"]);
  return (
    <>
      <SaidLine said={said} />
      {rows.length === 0 ? (
        <EmptyState title={text.none} message={text.noneHelp} />
      ) : (
        <div className={classes.removed}>
          <CardTable
            label={registrationText.wayNames.removed}
            columns={[text.article, text.theme, text.by, text.at, null]}
          >
            {rows.map(({ articleId, title, theme, by, at }) => (
              <tr key={`${articleId} ${theme.id}`}>
                <th scope="row">{title}</th>
                <td>{theme.name}</td>
                <td>{by}</td>
                <td data-nowrap>{timeLabel(at, "full")}</td>
                <td>
                  <Button
                    size="xs"
                    variant="default"
                    aria-label={text.restoreOf(title, theme.name)}
                    leftSection={<IconArrowBackUp size={14} stroke={1.75} />}
                    onClick={() => void restore([articleId], theme.id)}
                  >
                    {text.restore}
                  </Button>
                </td>
              </tr>
            ))}
          </CardTable>
        </div>
      )}
    </>
  );
}
