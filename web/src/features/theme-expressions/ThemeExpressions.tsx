import { useQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router";
import { EDITED } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { sectionName } from "../../domain/text/section-text.ts";
import { useMayEdit } from "../../session/may-edit.ts";
import { THEME_EXPRESSIONS } from "./documents.ts";
import { ExpressionEditor } from "./ExpressionEditor.tsx";
import { RematchPart } from "./RematchPart.tsx";
import { expressionsText as text } from "./text.ts";
import type { StoredExpression, WorkspaceTheme } from "./types.ts";
import classes from "./workspace.module.css";

interface ThemeExpressionsProps {
  contractId: string;
  theme: WorkspaceTheme;
  section: number | undefined;
}

const NEW = "new";

/** A theme's expressions, one of them in the editor. */
export function ThemeExpressions({ contractId, theme, section }: ThemeExpressionsProps) {
  const query = useQuery(THEME_EXPRESSIONS, { variables: { themeId: theme.id }, ...EDITED });
  const read = async () => (await query.refetch()).data?.themeExpressions ?? [];
  return (
    <QueryState query={query} failed={text.failed}>
      {({ themeExpressions }) => (
        <OneOfThem
          contractId={contractId}
          theme={theme}
          section={section}
          expressions={themeExpressions.filter((each) => section === undefined || each.section === section)}
          read={read}
        />
      )}
    </QueryState>
  );
}

interface OneOfThemProps extends ThemeExpressionsProps {
  expressions: readonly StoredExpression[];
  read: () => Promise<readonly StoredExpression[]>;
}

function OneOfThem({ contractId, theme, section, expressions, read }: OneOfThemProps) {
  const mayEdit = useMayEdit();
  const [params, setParams] = useSearchParams();
  const open = (id: string) =>
    setParams((last) => {
      last.set("expressionId", id);
      return last;
    });
  const asked = params.get("expressionId");
  const stored = asked === NEW ? null : (expressions.find(({ id }) => id === asked) ?? expressions[0] ?? null);
  const chosen = stored?.id ?? NEW;
  return (
    <ExpressionEditor
      key={chosen}
      contractId={contractId}
      theme={theme}
      stored={stored}
      section={section ?? null}
      isFixed={section !== undefined}
      read={read}
      onSaved={open}
      rematch={<RematchPart themeId={theme.id} isStopped={theme.isStopped} mayEdit={mayEdit} />}
      tabs={
        <nav className={classes.tabs} aria-label={text.expressions} title={text.anyOf}>
          {expressions.map(({ id, section: own }, at) => (
            <button key={id} type="button" aria-current={id === chosen} onClick={() => open(id)}>
              {text.expressionOf(at + 1, sectionName(own))}
            </button>
          ))}
          {(mayEdit || expressions.length === 0) && (
            <button type="button" aria-current={chosen === NEW} onClick={() => open(NEW)}>
              {chosen === NEW ? text.newOne : `＋ ${text.add}`}
            </button>
          )}
        </nav>
      }
    />
  );
}
