import { pathOf } from "../../domain/screen-path.ts";
import "../../design/form-styles.ts";
import { Button } from "@mantine/core";
import { Link } from "react-router";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { destinationText as text } from "../../domain/text/mail-text.ts";
import { DestinationList } from "./DestinationList.tsx";
import classes from "./destinations.module.css";
import { FileButtons } from "./FileButtons.tsx";
import { SearchForm } from "./SearchForm.tsx";
import { useDestinations } from "./use-destinations.ts";

/** Screen 1007: who gets which mails; search, delete, send at once, and all of it as a file. */
export default function DestinationsScreen() {
  const destinations = useDestinations();
  const { query, search, act, said } = destinations;
  const actions = (
    <div className={classes.headButtons}>
      <FileButtons search={search} act={act} onUploaded={(done) => void act(async () => done)} />
      <Button component={Link} to={pathOf("1008")}>
        {text.add}
      </Button>
    </div>
  );
  return (
    <Page title={text.title} lead={text.lead} actions={actions} width="fluid">
      <SaidLine said={said} />
      <QueryState query={query} failed={text.failed}>
        {({ mailTargets, mailSettings }) => (
          <>
            <SearchForm search={search} {...mailTargets} onSearch={destinations.searchFor} />
            <DestinationList destinations={destinations} {...mailSettings} />
          </>
        )}
      </QueryState>
    </Page>
  );
}
