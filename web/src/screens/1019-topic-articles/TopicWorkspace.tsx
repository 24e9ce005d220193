import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { NativeSelect } from "@mantine/core";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { DateField } from "../../components/date-field/DateField.tsx";
import { EmptyState } from "../../components/empty-state/EmptyState.tsx";
import { FormAlert } from "../../components/form-alert/FormAlert.tsx";
import { OrderBar } from "../../components/ordered-list/OrderBar.tsx";
import { OrderKeys } from "../../components/ordered-list/OrderedList.tsx";
import { useOrder } from "../../components/ordered-list/use-order.ts";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { SourceTabs } from "../../components/source-tabs/SourceTabs.tsx";
import { type Day, isDay, todayInTokyo } from "../../domain/day.ts";
import { type Source, sourceName, visibleSources } from "../../domain/source.ts";
import { screenNames } from "../../domain/text/screen-names.ts";
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
  return (
    <QueryState query={query} failed={text.failed} heading="h1">
      {({ topicTitles }) =>
        topicTitles.length === 0 ? (
          <Page title={TITLE}>
            <EmptyState title={text.noTopics} message={text.noTopicsHelp} />
          </Page>
        ) : (
          <Chosen titles={topicTitles} />
        )
      }
    </QueryState>
  );
}

interface Title {
  id: string;
  name: string;
}

/** Topic and day stand in the address. */
function Chosen({ titles }: { titles: readonly Title[] }) {
  const [params, setParams] = useSearchParams();
  const asked = params.get("day") ?? "";
  const day = isDay(asked) ? asked : todayInTokyo(new Date());
  const id = titles.find((title) => title.id === params.get("topic"))?.id ?? titles[0]?.id ?? "";
  const change = (name: "topic" | "day", value: string) => {
    const next = new URLSearchParams(params);
    next.set(name, value);
    setParams(next, { replace: true });
  };
  const choice = (
    <>
      <NativeSelect
        aria-label={text.topic}
        data={titles.map((title) => ({ value: title.id, label: title.name }))}
        value={id}
        onChange={({ currentTarget }) => change("topic", currentTarget.value)}
      />
      <DateField aria-label={text.day} value={day} onChange={(to) => change("day", to)} />
    </>
  );
  return <Workspace key={`${id} ${day}`} topicId={id} day={day} choice={choice} />;
}

interface WorkspaceProps {
  topicId: string;
  day: Day;
  choice: React.ReactNode;
}

function Workspace({ topicId, day, choice }: WorkspaceProps) {
  const topic = useTopic(topicId, day);
  return topic.lists ? (
    <Lists topic={topic} lists={topic.lists} choice={choice} />
  ) : (
    <Page title={TITLE} actions={choice}>
      <QueryState query={topic.query} failed={text.failed}>
        {() => null}
      </QueryState>
    </Page>
  );
}

const idOf = ({ id }: TopicLine) => id;
const nameOf = ({ title }: TopicLine) => title;

function Lists({ topic, lists, choice }: Pick<WorkspaceProps, "choice"> & { topic: Topic; lists: TopicLists }) {
  const sources = visibleSources(useViewer().sources);
  const [source, setSource] = useState<Source>(
    () => sources.find((each) => lists[FIELD[each]].length > 0) ?? sources[0] ?? "NEWSPAPER",
  );
  const order = useOrder({ rows: lists[FIELD[source]], idOf, nameOf });
  const inTopic = useMemo(
    () => new Set([lists.newspaper, lists.web, lists.magazine].flat().map(({ id }) => id)),
    [lists],
  );
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
      bar={<OrderBar order={order} busy={topic.busy} onSave={(ids) => void topic.saveOrder(ids, order.reset)} />}
    >
      <div className={classes.panes}>
        <section className={classes.topic}>
          <SourceTabs
            sources={sources}
            active={source}
            countOf={(each) => lists[FIELD[each]].length}
            onChoose={choose}
            aside={<span className={classes.note}>{text.order}</span>}
          >
            <TopicPane
              label={text.list(sourceName(source))}
              order={order}
              onRemove={(line) => void topic.remove(line, order.rows.map(idOf))}
              onComment={topic.comment}
            />
            {order.rows.length > 0 && (
              <div className={classes.keys}>
                <OrderKeys />
              </div>
            )}
          </SourceTabs>
        </section>
        <Finder source={source} inTopic={inTopic} onAdd={(ids) => void topic.add(ids)} />
      </div>
    </Page>
  );
}
