import type { ReactNode } from "react";
import { MonthChoice } from "../../components/month-choice/MonthChoice.tsx";
import { useMonth } from "../../components/month-choice/use-month.ts";
import { Page } from "../../components/page/Page.tsx";
import { FileMenu, wishOf } from "./FileMenu.tsx";

interface MonthPageProps {
  title: string;
  lead: string;
  /** Path of the call that gives the month as a file. */
  download: string;
  /** @param month yyyy-MM */
  children: (month: string) => ReactNode;
}

/** A screen of one month, which is chosen in its head and may be had as a file. */
export function MonthPage({ title, lead, download, children }: MonthPageProps) {
  const { month, present, show } = useMonth();
  return (
    <Page
      title={title}
      lead={lead}
      width="fluid"
      actions={
        <>
          <MonthChoice month={month} present={present} onShow={show} />
          <FileMenu
            requestOf={(file) => ({
              path: `${download}?${new URLSearchParams({ target_month: month, ...wishOf(file) })}`,
            })}
          />
        </>
      }
    >
      {children(month)}
    </Page>
  );
}
