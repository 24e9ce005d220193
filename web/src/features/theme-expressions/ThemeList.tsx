import "../../design/form-styles.ts";
import { TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { expressionsText as text } from "./text.ts";
import type { WorkspaceTheme } from "./types.ts";
import classes from "./workspace.module.css";

interface ThemeListProps {
  contractId: string;
  themes: readonly WorkspaceTheme[];
  chosen: string | null;
}

const folded = (words: string): string => words.normalize("NFKC").toLowerCase();

/** The contract's themes with what each found; one of them is in the editor. */
export function ThemeList({ contractId, themes, chosen }: ThemeListProps) {
  const [filter, setFilter] = useState("");
  const shown = themes.filter(({ name }) => folded(name).includes(folded(filter.trim())));
  if (themes.length === 0)
    return (
      <EmptyState title={text.noThemes}>
        <Link to={`${pathOf("el-themes")}?contractId=${contractId}`}>{text.toThemes}</Link>
      </EmptyState>
    );
  return (
    <>
      <TextInput
        aria-label={text.filter}
        placeholder={text.filter}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        value={filter}
        onChange={({ currentTarget }) => setFilter(currentTarget.value)}
      />
      <ul className={classes.themes} aria-label={text.themes} data-scroll>
        {shown.map((theme) => (
          <li key={theme.id}>
            <ThemeLink theme={theme} isChosen={theme.id === chosen} />
          </li>
        ))}
        {shown.length === 0 && <li className={classes.none}>{text.noMatch}</li>}
      </ul>
      <p className={classes.foot}>{text.countsAre}</p>
    </>
  );
}

function ThemeLink({ theme, isChosen }: { theme: WorkspaceTheme; isChosen: boolean }) {
  const [params] = useSearchParams();
  const to = new URLSearchParams({ contractId: params.get("contractId") ?? "", themeId: theme.id });
  return (
    <Link to={`?${to}`} aria-current={isChosen} className={classes.theme}>
      <span className="clip">{theme.name}</span>
      <ThemeState {...theme} />
      <span className={classes.count}>{theme.articles.toLocaleString()}</span>
    </Link>
  );
}

function ThemeState({ isStopped, articles, expressions }: WorkspaceTheme) {
  if (isStopped) return <StateTag tone="danger">{text.stopped}</StateTag>;
  if (articles === 0 && expressions > 0) return <StateTag tone="warn">{text.zero}</StateTag>;
  return <span />;
}
