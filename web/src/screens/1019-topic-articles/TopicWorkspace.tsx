import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { NativeSelect } from "@mantine/core";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { DateField } from "../../components/date-field/DateField.tsx";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { DragSpace } from "../../components/ordered-list/DragSpace.tsx";
import { OrderBar } from "../../components/ordered-list/OrderBar.tsx";
import { useOrder } from "../../components/ordered-list/use-order.ts";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { SourceTabs } from "../../components/source-tabs/SourceTabs.tsx";
import { type Day, isDay, todayInTokyo } from "../../domain/day.ts";
import { type Source, sourceName, visibleSources } from "../../domain/source.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
import { AsReaders } from "../../features/as-readers/AsReaders.tsx";
import { useViewer } from "../../session/use-session.ts";
import { TOPIC_TITLES } from "./documents.ts";
import { Finder } from "./Finder.tsx";
import { TopicPane } from "./TopicPane.tsx";
import { topicText as text } from "./text.ts";
import classes from "./topic-articles.module.css";
import { type Topic, type TopicLine, type TopicLists, useTopic } from "./use-topic.ts";

const TITLE = screenNames["1019-002"];
const FIELD = { NEWSPAPER: "newspaper", WEB: "web", MAGAZINE: "magazine" } as const;

/** Screens 1019-001 and 1019-002: a topic's articles by source in their order, and the search beside them. */
export default function TopicWorkspace() {
  const query = useQuery(TOPIC_TITLES, SHOWN);
  const [params] = useSearchParams();
  const titles = query.data?.topicTitles;
  if (titles?.length === 0)
    return (
      <Page title={TITLE}>
        <EmptyState title={text.noTopics} message={text.noTopicsHelp} />
      </Page>
    );
  // A topic that the address names is asked for before it is known by its name.
  const named = query.error === undefined ? params.get("topic") : null;
  return titles || named ? (
    <Chosen titles={titles} named={named} />
  ) : (
    <QueryState query={query} failed={text.failed} heading="h1">
      {() => null}
    </QueryState>
  );
}

interface Title {
  id: string;
  name: string;
}

interface ChosenProps {
  /** Not before they are there. */
  titles: readonly Title[] | undefined;
  /** By the address. */
  named: string | null;
}

/** Topic and day stand in the address. */
function Chosen({ titles, named }: ChosenProps) {
  const [params, setParams] = useSearchParams();
  const asked = params.get("day") ?? "";
  const day = isDay(asked) ? asked : todayInTokyo(new Date());
  const id = (titles ? (titles.find((title) => title.id === named) ?? titles[0])?.id : named) ?? "";
  const change = (name: "topic" | "day", value: string) => {
    const next = new URLSearchParams(params);
    next.set(name, value);
    setParams(next, { replace: true });
  };
  const choice = (
    <>
      <NativeSelect
        aria-label={text.topic}
        data={(titles ?? []).map((title) => ({ value: title.id, label: title.name }))}
        value={titles && id}
        onChange={({ currentTarget }) => change("topic", currentTarget.value)}
      />
      <DateField aria-label={text.day} value={day} onChange={(to) => change("day", to)} />
    </>
  );
  return <Workspace key={`${id} ${day}`} topicId={id} day={day} choice={choice} isKnown={titles !== undefined} />;
}

interface WorkspaceProps {
  topicId: string;
  day: Day;
  choice: React.ReactNode;
}

/** @param isKnown the topic is one of those that may be filled: before, a failure says nothing of it */
function Workspace({ isKnown, ...props }: WorkspaceProps & { isKnown: boolean }) {
  const topic = useTopic(props.topicId, props.day);
  const { error, refetch } = topic.query;
  return topic.lists === undefined && error !== undefined && isKnown ? (
    <Page title={TITLE} actions={props.choice}>
      {/* What was there before is nobody's to see who may no longer fill the topic. */}
      <QueryState query={{ data: undefined, error, loading: false, refetch }} failed={text.failed}>
        {() => null}
      </QueryState>
    </Page>
  ) : (
    <Lists topic={topic} {...props} />
  );
}

const idOf = ({ id }: TopicLine) => id;
const nameOf = ({ title }: TopicLine) => title;

const NOTHING: TopicLists = { __typename: "TopicArticles", newspaper: [], web: [], magazine: [] };

/** Everything but the lists themselves is there before they are. */
function Lists({ topic, topicId, day, choice }: WorkspaceProps & { topic: Topic }) {
  const lists = topic.lists ?? NOTHING;
  const sources = visibleSources(useViewer().sources);
  const [source, setSource] = useSource(sources, topic.lists);
  const order = useOrder({ rows: lists[FIELD[source]], idOf, nameOf });
  const inTopic = useMemo(
    () => new Set([lists.newspaper, lists.web, lists.magazine].flat().map(({ id }) => id)),
    [lists],
  );
  /** Places are counted as they are shown; where the order is not saved yet, the server has the article that stands there elsewhere. */
  const add = (ids: readonly string[], place?: number) => {
    const before = place === undefined ? undefined : order.rows[place - 1];
    void topic.add(ids, before && lists[FIELD[source]].indexOf(before) + 1);
  };
  const choose = (to: Source) => {
    order.reset();
    setSource(to);
  };
  return (
    <Page
      title={TITLE}
      width="flush"
      actions={choice}
      toolbar={
        <>
          <SaidLine said={topic.said} />
          {topic.isMerged && <FormAlert tone="info">{text.merged}</FormAlert>}
        </>
      }
      bar={
        <OrderBar order={order} busy={topic.busy} onSave={(ids) => void topic.saveOrder(ids, order.reset)}>
          <AsReaders
            address={{ selection: { kind: "TOPIC", id: topicId }, source, period: { start: day, end: day } }}
          />
        </OrderBar>
      }
    >
      <DragSpace onMove={order.move} onInsert={add}>
        <div className={classes.panes}>
          <section className={classes.topic}>
            <SourceTabs
              sources={sources}
              active={source}
              countOf={(each) => topic.lists?.[FIELD[each]].length ?? null}
              onChoose={choose}
              aside={<span className={classes.note}>{text.order}</span>}
            >
              {topic.lists ? (
                <TopicPane
                  label={text.list(sourceName(source))}
                  order={order}
                  onRemove={(line) => void topic.remove(line, order.rows.map(idOf))}
                  onComment={topic.comment}
                />
              ) : (
                <Loading />
              )}
            </SourceTabs>
          </section>
          <Finder source={source} inTopic={inTopic} onAdd={add} />
        </div>
      </DragSpace>
    </Page>
  );
}

/** The tab: the first one that has articles when they arrive, until another one is chosen. */
function useSource(sources: readonly Source[], lists: TopicLists | undefined) {
  const [chosen, choose] = useState<Source | null>(null);
  const first = lists && sources.find((each) => lists[FIELD[each]].length > 0);
  const source = chosen ?? first ?? sources[0] ?? "NEWSPAPER";
  // While rendering, so that the tab before is never seen (React's own way for a state that follows what came in).
  if (chosen === null && lists) choose(source);
  return [source, choose] as const;
}
