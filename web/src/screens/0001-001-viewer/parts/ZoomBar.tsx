import { ActionIcon, Button } from "@mantine/core";
import { IconArrowAutofitWidth, IconChevronDown, IconChevronUp, IconMinus, IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { viewerText as text } from "../../../features/originals/text.ts";
import type { PdfState, PdfView } from "../pdf-view.ts";
import classes from "../viewer.module.css";

/** Floats over the sheet: page, size, fit. */
export function ZoomBar({ view, state }: { view: PdfView; state: PdfState }) {
  const { page, of } = text.pageOf(state.page, state.pages);
  return (
    <div className={classes.zoom} role="toolbar" aria-label={text.help} data-print="hide">
      <Icon label={text.previousPage} disabled={state.page <= 1} onClick={() => view.goTo(state.page - 1)}>
        <IconChevronUp size={16} stroke={1.75} />
      </Icon>
      <span className={classes.page}>
        <b>{page}</b>
        {of}
      </span>
      <Icon label={text.nextPage} disabled={state.page >= state.pages} onClick={() => view.goTo(state.page + 1)}>
        <IconChevronDown size={16} stroke={1.75} />
      </Icon>
      <span className={classes.rule} />
      <Icon label={text.zoomOut} onClick={() => view.zoom(-1)}>
        <IconMinus size={16} stroke={1.75} />
      </Icon>
      <span className={classes.percent}>{text.percent(state.scale)}</span>
      <Icon label={text.zoomIn} onClick={() => view.zoom(1)}>
        <IconPlus size={16} stroke={1.75} />
      </Icon>
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        className={classes.fit}
        leftSection={<IconArrowAutofitWidth size={16} stroke={1.75} />}
        onClick={() => view.fit("page-width")}
      >
        {text.fitWidth}
      </Button>
      <Button size="xs" variant="subtle" color="gray" className={classes.fit} onClick={() => view.fit("page-fit")}>
        {text.fitPage}
      </Button>
    </div>
  );
}

interface IconProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Icon = ({ label, disabled = false, onClick, children }: IconProps) => (
  <ActionIcon aria-label={label} disabled={disabled} onClick={onClick}>
    {children}
  </ActionIcon>
);
