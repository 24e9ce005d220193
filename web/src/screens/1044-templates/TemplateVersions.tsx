import "../../design/overlay-styles.ts";
import { useQuery } from "@apollo/client/react";
import { Button, Modal } from "@mantine/core";
import type { MailTemplateVersionsQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { timeLabel } from "../../domain/day.ts";
import { formText } from "../../domain/text/form-text.ts";
import { MAIL_TEMPLATE_VERSIONS } from "./template-documents.ts";
import classes from "./templates.module.css";
import { editorText as text } from "./text.ts";

type Version = MailTemplateVersionsQuery["mailTemplateVersions"][number];

interface TemplateVersionsProps {
  id: string;
  onOpen: (version: Version) => void;
  onClose: () => void;
}

/** What the template said before; an earlier version comes back by being opened and saved. */
export function TemplateVersions({ id, onOpen, onClose }: TemplateVersionsProps) {
  const query = useQuery(MAIL_TEMPLATE_VERSIONS, { variables: { id }, ...SHOWN });
  return (
    <Modal.Root opened onClose={onClose} size={680}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes.body}>
          <Modal.Title>{text.versions}</Modal.Title>
          <p className={`jp ${classes.help}`}>{text.versionsLead}</p>
          <QueryState query={query} failed={text.failed}>
            {({ mailTemplateVersions }) => (
              <CardTable label={text.versions} columns={[text.versions, text.at, text.by, text.open]}>
                {mailTemplateVersions.map((version, at) => (
                  <tr key={version.version}>
                    <th scope="row">{text.version(version.version)}</th>
                    <td data-nowrap>{timeLabel(version.savedAt, "full")}</td>
                    <td>{text.savedBy(version.savedBy)}</td>
                    <td>
                      {at === 0 ? (
                        text.present
                      ) : (
                        <Button size="xs" variant="default" onClick={() => onOpen(version)}>
                          {text.open}
                        </Button>
                      )}
                    </td>
                  </tr>
                ))}
              </CardTable>
            )}
          </QueryState>
          <div className={classes.actions}>
            <Button variant="default" onClick={onClose}>
              {formText.close}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
