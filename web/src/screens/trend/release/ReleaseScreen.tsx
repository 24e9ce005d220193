import "../../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { NativeSelect } from "@mantine/core";
import { useNavigate, useSearchParams } from "react-router";
import { SHOWN } from "../../../bff/fetch-policies.ts";
import { useLayout } from "../../../browser/use-layout.ts";
import { EmptyState } from "../../../components/empty-state/EmptyState.tsx";
import { Page } from "../../../components/page/Page.tsx";
import { QueryState } from "../../../components/query-state/QueryState.tsx";
import { RefusedState } from "../../../components/refused-state/RefusedState.tsx";
import { periodLabel } from "../../../domain/period.ts";
import { FileMenu, wishOf } from "../../../features/file-menu/FileMenu.tsx";
import { useViewer } from "../../../session/use-session.ts";
import { TrendLink } from "../parts/TrendLink.tsx";
import { MediaTable, PickupTable, TotalTable } from "./PickupTables.tsx";
import { ReleaseActions } from "./ReleaseActions.tsx";
import classes from "./release.module.css";
import { readRelease, releaseAddress } from "./release-address.ts";
import { PRESS_RELEASES, TRACKED_RELEASE } from "./release-documents.ts";
import { releaseText as text } from "./text.ts";
import type { ListedRelease, StoredRelease, Tracked } from "./use-release.ts";

/** In place of a theme's trend: who took up an own press release, and how. */
export default function ReleaseScreen() {
  const query = useQuery(PRESS_RELEASES, SHOWN);
  const narrow = useLayout() === "narrow";
  const mayEdit = useViewer().abilities.administer && !narrow;
  const show = useShow();
  if (!query.data)
    return (
      <Page title={text.title} width="flush">
        <QueryState query={query} failed={text.failed}>
          {() => null}
        </QueryState>
      </Page>
    );
  const { pressReleases } = query.data;
  const [first] = pressReleases;
  if (first) return <ReleasePage releases={pressReleases} first={first.id} mayEdit={mayEdit} />;
  return (
    <Page
      title={text.title}
      width="flush"
      actions={
        <>
          <TrendLink name={text.trend} />
          {mayEdit && <ReleaseActions release={null} readStored={async () => null} show={show} />}
        </>
      }
    >
      <EmptyState title={text.none} message={mayEdit ? text.noneHelp : text.noneReader} />
    </Page>
  );
}

/** Shows a release; null: the latest. */
function useShow() {
  const navigate = useNavigate();
  const narrow = useLayout() === "narrow";
  return (id: string | null) => void navigate(`${releaseAddress(narrow)}${id ?? ""}`, { replace: true });
}

const storedOf = (tracked: Tracked | null | undefined): StoredRelease | null =>
  tracked ? { ...tracked.release, text: tracked.text } : null;

interface ReleasePageProps {
  releases: readonly ListedRelease[];
  /** The release where the address names none. */
  first: string;
  mayEdit: boolean;
}

function ReleasePage({ releases, first, mayEdit }: ReleasePageProps) {
  const [params] = useSearchParams();
  const narrow = useLayout() === "narrow";
  const show = useShow();
  const id = readRelease(params) ?? first;
  const query = useQuery(TRACKED_RELEASE, { variables: { id }, ...SHOWN });
  const tracked = query.data?.trackedRelease;
  return (
    <Page
      title={text.title}
      width="fluid"
      actions={
        <>
          <TrendLink name={text.trend} />
          {tracked && (
            <FileMenu
              requestOf={(file) => ({
                path: `/api/v1/press_release_download?${new URLSearchParams({ press_release_id: id, ...wishOf(file) })}`,
              })}
            />
          )}
          {mayEdit && (
            <ReleaseActions
              release={storedOf(tracked)}
              readStored={async () => storedOf((await query.refetch()).data?.trackedRelease)}
              show={show}
            />
          )}
        </>
      }
      toolbar={
        <NativeSelect
          className={classes.select}
          aria-label={text.choose}
          data={[
            ...(releases.some((each) => each.id === id) ? [] : [{ value: id, label: "–" }]),
            ...releases.map(({ id: value, title, day }) => ({
              value,
              label: `${day.replaceAll("-", "/")}　${title}`,
            })),
          ]}
          value={id}
          onChange={({ currentTarget }) => show(currentTarget.value)}
        />
      }
    >
      <QueryState query={query} failed={text.failed}>
        {({ trackedRelease }) =>
          trackedRelease === null ? (
            <RefusedState message={text.gone} detail={text.goneHelp} />
          ) : (
            <TrackedBody tracked={trackedRelease} narrow={narrow} />
          )
        }
      </QueryState>
    </Page>
  );
}

const TrackedBody = ({ tracked, narrow }: { tracked: Tracked; narrow: boolean }) => (
  <>
    <p className={`jp ${classes.note}`}>
      {text.read(periodLabel(tracked.period), tracked.readCount)}
      {tracked.unreadCount > 0 && text.unread(tracked.unreadCount)}
    </p>
    {tracked.all.articleCount === 0 ? (
      <p className="jp">{text.noPickups}</p>
    ) : (
      <>
        <TotalTable {...tracked} />
        <MediaTable {...tracked} />
        <PickupTable {...tracked} />
        {tracked.pickups.length < tracked.all.articleCount && (
          <p className={`jp ${classes.note}`}>{text.more(tracked.pickups.length, tracked.all.articleCount)}</p>
        )}
      </>
    )}
    <details className={classes.how}>
      <summary>{text.how}</summary>
      {text.howText.map((line) => (
        <p key={line} className="jp">
          {line}
        </p>
      ))}
    </details>
    {narrow && <p className={`jp ${classes.note}`}>{text.desktop}</p>}
  </>
);
