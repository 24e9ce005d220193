import type { GuideSection } from "../../domain/guide.ts";
import { GuideBlocks } from "./GuideBlocks.tsx";
import classes from "./guide.module.css";
import type { BookPage } from "./guide-book.ts";

const Heading = ({ section: { id, heading, level } }: { section: GuideSection }) =>
  level === 2 ? (
    <h3 id={id} tabIndex={-1}>
      {heading}
    </h3>
  ) : (
    <h4 id={id} tabIndex={-1}>
      {heading}
    </h4>
  );

/** A page of the guide. The anchors of its paragraphs are their headings. */
export const GuideArticle = ({ page }: { page: BookPage }) => (
  <article className={`jp ${classes.article}`}>
    <h2>{page.title}</h2>
    <GuideBlocks blocks={page.lead} />
    {page.sections.map((section) => (
      <section key={section.id}>
        <Heading section={section} />
        <GuideBlocks blocks={section.blocks} />
      </section>
    ))}
  </article>
);
