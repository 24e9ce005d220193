import "../../design/overlay-styles.ts";
import { useMutation } from "@apollo/client/react";
import { Button, Modal, TextInput } from "@mantine/core";
import { IconCloudDownload } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { isRefusal } from "../../components/form/form-answer.ts";
import { refusal } from "../../components/form/outcome.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { toast } from "../../components/toast/toast.tsx";
import { ContractChoice } from "../../features/contract-choice/ContractChoice.tsx";
import { FeedTrial, type Trial } from "./FeedTrial.tsx";
import type { FeedRow } from "./feed-columns.tsx";
import classes from "./feeds.module.css";
import { FEEDS_SCREEN, SAVE_FEED, TRY_FEED } from "./feeds-documents.ts";
import { feedsText as text } from "./text.ts";

const USUAL_MINUTES = 30;

/** Minutes in half or full width; null for what is none of 5 to 1440. */
function minutesOf(typed: string): number | null {
  const digits = typed.normalize("NFKC").trim();
  const minutes = /^\d{1,4}$/.test(digits) ? Number(digits) : 0;
  return minutes >= 5 && minutes <= 1440 ? minutes : null;
}

/** A feed: its address, tried before it is saved, its medium and how often it is polled. */
export default function FeedDialog({ feed, onClose }: { feed: FeedRow | null; onClose: () => void }) {
  const [save] = useMutation(SAVE_FEED, { refetchQueries: [FEEDS_SCREEN] });
  const [tryFeed] = useMutation(TRY_FEED);
  const saving = useAction();
  const trying = useAction();
  const [url, setUrl] = useState(feed?.url ?? "");
  const [medium, setMedium] = useState(feed?.mediaName ?? "");
  const [every, setEvery] = useState(String(feed?.everyMinutes ?? USUAL_MINUTES));
  const [contractId, setContractId] = useState<string | null>(null);
  const [trial, setTrial] = useState<Trial | null>(null);
  const [tried, setTried] = useState(false);
  const minutes = minutesOf(every);
  const test = () => {
    if (url.trim() === "") return setTried(true);
    setTrial(null);
    void trying.act(async () => {
      setTrial((await tryFeed({ variables: { url: url.trim() } })).data?.tryFeed ?? null);
      return null;
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (url.trim() === "" || minutes === null) return;
    void saving.act(async () => {
      const named = medium.trim() || null;
      const change = {
        ...{ id: feed?.id ?? null, url: url.trim(), contractId, everyMinutes: minutes, isStopped: null },
        ...(named !== (feed?.mediaName ?? null) && { mediaName: named }),
      };
      const answer = (await save({ variables: { feed: change } })).data?.saveFeedSource;
      if (answer && isRefusal(answer)) return refusal(answer);
      toast(text.saved);
      onClose();
      return null;
    });
  };
  return (
    <Modal opened onClose={onClose} size="lg" title={feed ? text.editTitle : text.newTitle}>
      <form className={classes.dialog} noValidate onSubmit={submit}>
        <SaidLine said={saving.said ?? trying.said} />
        <TextInput
          label={text.url}
          type="url"
          required
          data-autofocus
          value={url}
          onChange={({ currentTarget }) => {
            setUrl(currentTarget.value);
            setTrial(null);
          }}
          error={tried && url.trim() === "" && text.urlMissing}
        />
        <div className={classes.row}>
          <Button
            variant="default"
            leftSection={<IconCloudDownload size={16} stroke={1.75} />}
            aria-disabled={trying.busy}
            onClick={test}
          >
            {trying.busy ? text.testing : text.test}
          </Button>
          <p className={classes.help}>{text.testFirst}</p>
        </div>
        {trial && <FeedTrial trial={trial} />}
        <TextInput
          label={text.medium}
          description={text.mediumHelp}
          value={medium}
          onChange={({ currentTarget }) => setMedium(currentTarget.value)}
        />
        <TextInput
          label={text.everyLabel}
          description={text.everyHelp}
          inputMode="numeric"
          value={every}
          onChange={({ currentTarget }) => setEvery(currentTarget.value)}
          error={tried && minutes === null && text.notMinutes}
        />
        {feed === null && (
          <div>
            <b aria-hidden="true">{text.contract}</b>
            <ContractChoice value={contractId} onChoose={setContractId} placeholder={text.allContracts} isClearable />
            <p className={classes.help}>{text.contractHelp}</p>
          </div>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" aria-disabled={saving.busy}>
            {text.save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
