import "../../design/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import { IconPrinter, IconSearch } from "@tabler/icons-react";
import { useEffect, useMemo, useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { Page } from "../../components/page/Page.tsx";
import { guideAddress } from "../../domain/help/guide-pages.ts";
import { GuideArticle } from "./GuideArticle.tsx";
import classes from "./guide.module.css";
import { type BookPage, type BookPart, type Found, searchIn } from "./guide-book.ts";
import { helpText as text } from "./text.ts";

/** All pages one after the other, to be printed. */
const ALL = "all";

/** The guide of one kind of reader: contents at the left, a page at the right, and a search through all of them. */
export function Guide({ book, lead }: { book: readonly BookPart[]; lead: string }) {
  const [typed, type] = useState("");
  const { pathname, search, hash } = useLocation();
  const [params] = useSearchParams();
  const wanted = params.get("page");
  const pages = book.flatMap((part) => part.pages);
  const shown = wanted === ALL ? pages : pages.filter(({ id }) => id === (wanted ?? pages[0]?.id));
  const find = useMemo(() => searchIn(book), [book]);
  const found = typed.trim() === "" ? null : find(typed);
  const isPage = found === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the place that is open leads there again.
  useEffect(() => {
    if (isPage) goTo(hash);
  }, [hash, search, isPage]);
  // A result that is followed shows its page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: any other place ends the search.
  useEffect(() => type(""), [search, hash]);
  return (
    <Page
      title={text.title}
      lead={lead}
      width="fluid"
      actions={
        <div data-print="hide">
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} stroke={1.75} />}
            onClick={() => window.print()}
          >
            {text.print}
          </Button>
        </div>
      }
      toolbar={
        <TextInput
          className={classes.search}
          data-print="hide"
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          leftSection={<IconSearch size={16} stroke={1.75} />}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      }
    >
      <div className={classes.book}>
        <Contents book={book} open={wanted ?? pages[0]?.id} all={`${pathname}?page=${ALL}`} />
        <div>
          <p className="vh" role="status">
            {found === null ? "" : found.length === 0 ? text.none : text.found(found.length)}
          </p>
          {found === null ? <Shown pages={shown} /> : <Results found={found} />}
        </div>
      </div>
    </Page>
  );
}

/** Brings the paragraph into sight, and the reading there. */
function goTo(hash: string): void {
  const heading = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

const Shown = ({ pages }: { pages: readonly BookPage[] }) =>
  pages.length === 0 ? (
    <p className="jp">{text.unknown}</p>
  ) : (
    pages.map((page) => <GuideArticle key={page.id} page={page} />)
  );

const Contents = ({ book, open, all }: { book: readonly BookPart[]; open: string | undefined; all: string }) => (
  <nav aria-label={text.contents} className={classes.contents} data-print="hide">
    {book.map(({ part, pages }) => (
      <div key={part}>
        <h2>{text.parts[part]}</h2>
        <ul>
          {pages.map(({ id, title }) => (
            <li key={id}>
              <Link to={guideAddress(id)} aria-current={id === open ? "page" : undefined}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
    <Link to={all} aria-current={open === ALL ? "page" : undefined}>
      {text.all}
    </Link>
  </nav>
);

const Results = ({ found }: { found: readonly Found[] }) => (
  <section aria-label={text.results} className={classes.article}>
    <h2>{text.results}</h2>
    {found.length === 0 && <p className="jp">{text.none}</p>}
    <ul className={classes.results}>
      {found.map(({ page, section, part }) => (
        <li key={`${page.id}#${section.id}`}>
          <Link to={guideAddress(`${page.id}#${section.id}`)}>{section.heading}</Link>
          <span>{`${text.parts[part]}　${page.title}`}</span>
        </li>
      ))}
    </ul>
  </section>
);
