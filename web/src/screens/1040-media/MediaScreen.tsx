import { Button } from "@mantine/core";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { useAnswer } from "../../bff/use-answer.ts";
import { FailedPart } from "../../components/failed-state/FailedPart.tsx";
import { Loading } from "../../components/loading/Loading.tsx";
import { Page } from "../../components/page/Page.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { searchTarget } from "../../domain/search-address.ts";
import { NO_TERMS } from "../../domain/search-terms.ts";
import { MediaPicker } from "../../features/media-picker/MediaPicker.tsx";
import { MEDIA } from "../../features/search-form/search-documents.ts";
import { mediaText as text } from "../../features/search-form/text.ts";
import { callSignedIn } from "../../session/renewing.ts";

/** Screen 1040: the media that searches know; those that are ticked can be searched at once. */
export default function MediaScreen() {
  const navigate = useNavigate();
  const [chosen, choose] = useState<readonly string[]>([]);
  const load = useCallback(() => callSignedIn(MEDIA, {}).then(({ media }) => media), []);
  const { answer, again } = useAnswer(load);
  const search = () => {
    const { to, state } = searchTarget(pathOf("search"), { ...NO_TERMS, nameList: chosen });
    void navigate(to, { state });
  };
  const action = (
    <Button disabled={chosen.length === 0} onClick={search}>
      {text.search}
    </Button>
  );
  return (
    <Page title={text.title} lead={text.lead} actions={action}>
      {answer.state === "loading" ? (
        <Loading />
      ) : answer.state === "failed" ? (
        <FailedPart title={text.failed} error={answer.error} busy={false} onRetry={again} />
      ) : (
        <MediaPicker media={answer.data} chosen={chosen} onChoose={choose} />
      )}
    </Page>
  );
}
