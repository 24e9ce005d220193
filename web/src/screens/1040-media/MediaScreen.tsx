import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { searchTarget } from "../../domain/search-address.ts";
import { NO_TERMS } from "../../domain/search-terms.ts";
import { MediaPicker } from "../../features/media-picker/MediaPicker.tsx";
import { MEDIA } from "../../features/search-form/search-documents.ts";
import { mediaText as text } from "../../features/search-form/text.ts";

/** Screen 1040: the media that searches know; those that are ticked can be searched at once. */
export default function MediaScreen() {
  const navigate = useNavigate();
  const [chosen, choose] = useState<readonly string[]>([]);
  const query = useQuery(MEDIA);
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
      <QueryState query={query} failed={text.failed}>
        {({ media }) => <MediaPicker media={media} chosen={chosen} onChoose={choose} />}
      </QueryState>
    </Page>
  );
}
