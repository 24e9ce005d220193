import "../../design/overlay-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button, Modal } from "@mantine/core";
import type { ManagedArticleQuery } from "../../__generated__/graphql.ts";
import { EDITED } from "../../bff/fetch-policies.ts";
import { SCROLLED_BY_KEYS } from "../../browser/scrolled-by-keys.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { webAddress } from "../../domain/article-text.ts";
import { timeLabel } from "../../domain/day.ts";
import type { HomeAddress } from "../../domain/home-address.ts";
import { isNewspaper } from "../../domain/newspaper.ts";
import { useViewer } from "../../session/use-session.ts";
import { AsReaders } from "../as-readers/AsReaders.tsx";
import { offeredActions } from "../originals/original-actions.ts";
import { useOriginals } from "../originals/use-originals.tsx";
import { BodyText } from "../reading-pane/article/BodyText.tsx";
import { ArticleStateTag, issuedLine } from "./article-columns.tsx";
import classes from "./managed-articles.module.css";
import { MANAGED_ARTICLE } from "./managed-documents.ts";
import { dialogText as text } from "./text.ts";
import type { ManagedArticle } from "./use-managed-list.ts";

type Detail = Extract<ManagedArticleQuery["article"], { __typename: "ArticleDetail" }>;

interface ArticleDialogProps {
  article: ManagedArticle;
  /** Where readers see it. */
  asReaders: Partial<HomeAddress>;
  onClose: () => void;
}

/** An article's text, page image, comment and history. */
export function ArticleDialog({ article, asReaders, onClose }: ArticleDialogProps) {
  const query = useQuery(MANAGED_ARTICLE, {
    variables: { id: article.id, dataSection: article.dataSection },
    ...EDITED,
  });
  return (
    <Modal.Root opened onClose={onClose} size={720}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body>
          <p className={classes.facts}>
            <ArticleStateTag {...article} /> {article.mediaName} {issuedLine(article)}
          </p>
          <Modal.Title>{article.title}</Modal.Title>
          <QueryState query={query} failed={text.failed}>
            {({ article: detail, articleHistory }) => (
              <div className={classes.text} {...SCROLLED_BY_KEYS}>
                {detail.__typename === "ArticleDetail" ? (
                  <Content article={article} detail={detail} />
                ) : (
                  <p role="status">{detail.message}</p>
                )}
                <Section title={text.comment}>{article.comment === "" ? text.noComment : article.comment}</Section>
                <Section title={text.history}>
                  <History events={articleHistory} />
                </Section>
              </div>
            )}
          </QueryState>
          <div className={classes.buttons}>
            <Button data-autofocus onClick={onClose}>
              {text.close}
            </Button>
            {article.published && article.onSale && <AsReaders address={asReaders} />}
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const Section = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className={classes.section}>
    <h3>{title}</h3>
    {children}
  </section>
);

function Content({ article, detail }: { article: ManagedArticle; detail: Detail }) {
  const { article: facts, body, bodyHits, lead, images } = detail;
  const thumbnail = "thumbnailUrl" in facts ? facts.thumbnailUrl : null;
  const link = "url" in facts ? webAddress(facts.url) : null;
  return (
    <>
      {body === null ? lead && <p>{lead}</p> : <BodyText text={body} hits={bodyHits} size="standard" />}
      <div className={classes.pictures}>
        {thumbnail && (
          <img className={classes.picture} src={thumbnail} alt={isNewspaper(article) ? text.pageImage : text.cover} />
        )}
        {images.map(({ serialNo, url, caption }) => (
          <img key={serialNo} className={classes.picture} src={url} alt={caption} />
        ))}
      </div>
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {text.webPage}
        </a>
      )}
      {isNewspaper(article) && article.published && <Originals article={article} detail={detail} />}
    </>
  );
}

/** A newspaper's text and page are originals: showing them is a counted use. */
function Originals({ article, detail: { article: facts } }: { article: ManagedArticle; detail: Detail }) {
  const originals = useOriginals({});
  const named = [
    {
      ...article,
      noImage: "noImage" in facts && facts.noImage,
      noText: "noText" in facts && facts.noText,
    },
  ];
  const offered = offeredActions(useViewer(), named).filter((action) => action === "display" || action === "text");
  if (offered.length === 0) return null;
  return (
    <Section title={text.body}>
      <p>{text.original}</p>
      <div className={classes.originals}>
        {offered.map((action) => (
          <Button key={action} size="xs" variant="default" onClick={() => originals.start(action, named)}>
            {action === "text" ? text.showText : text.showPage}
          </Button>
        ))}
      </div>
      {originals.dialogs}
    </Section>
  );
}

function History({ events }: { events: ManagedArticleQuery["articleHistory"] }) {
  if (events.length === 0) return <p>{text.noHistory}</p>;
  return (
    <ul className={classes.history}>
      {events.map(({ at, by, action, detail }) => (
        <li key={`${at} ${action} ${detail}`}>
          <time dateTime={at}>{timeLabel(at, "full")}</time> {by} {text.actions[action]}
          {detail !== "" && `「${detail}」`}
        </li>
      ))}
    </ul>
  );
}
