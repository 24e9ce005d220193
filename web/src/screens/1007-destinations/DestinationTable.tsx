import { Button } from "@mantine/core";
import { Link } from "react-router";
import type { DestinationsScreenQuery } from "../../__generated__/graphql.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import classes from "../../components/card-table/card-table.module.css";
import { TickBox } from "../../components/tick-box/TickBox.tsx";
import { timeLabel } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { mailText, destinationText as text } from "../../domain/text/mail-text.ts";
import { attachmentName, kindName, sectionName, subjectName } from "../../features/mail-fields/mail-labels.ts";

export type Destination = DestinationsScreenQuery["mailSettings"]["settings"][number];

interface DestinationTableProps {
  destinations: readonly Destination[];
  ticked: ReadonlySet<string>;
  onTick: (ids: readonly string[], on: boolean) => void;
  onRemove: (destination: Destination) => void;
}

/** A row a setting: what goes to whom, how and when. */
export function DestinationTable({ destinations, ticked, onTick, onRemove }: DestinationTableProps) {
  const count = destinations.filter(({ id }) => ticked.has(id)).length;
  const tickAll = (
    <TickBox
      label={text.tickAll}
      checked={count === destinations.length}
      mixed={count > 0 && count < destinations.length}
      onTick={() =>
        onTick(
          destinations.map(({ id }) => id),
          count < destinations.length,
        )
      }
    />
  );
  const tickAllNamed = (
    <>
      {tickAll}
      <span className={classes.onCards} aria-hidden="true">
        {text.tickAll}
      </span>
    </>
  );
  const columns = [
    ...[tickAllNamed, mailText.target, mailText.address, mailText.section, mailText.template, mailText.subject],
    ...[mailText.attachment, text.zero, text.times, text.next, <span key="edit" />],
  ];
  return (
    <CardTable label={text.title} columns={columns}>
      {destinations.map((destination) => (
        <DestinationRow
          key={destination.id}
          of={destination}
          isTicked={ticked.has(destination.id)}
          onTick={(on) => onTick([destination.id], on)}
          onRemove={() => onRemove(destination)}
        />
      ))}
    </CardTable>
  );
}

interface DestinationRowProps {
  of: Destination;
  isTicked: boolean;
  onTick: (on: boolean) => void;
  onRemove: () => void;
}

function DestinationRow({ of, isTicked, onTick, onRemove }: DestinationRowProps) {
  const { targetName, mailAddress } = of;
  return (
    <tr data-ticked={isTicked}>
      <td>
        <TickBox label={text.tickRow(targetName, mailAddress)} checked={isTicked} onTick={() => onTick(!isTicked)} />
      </td>
      <th scope="row">
        {targetName}
        <div className={classes.small}>{kindName(of.dataKbn)}</div>
      </th>
      <td>{mailAddress}</td>
      <td data-nowrap>{sectionName(of.dataSection)}</td>
      <td>{of.templateFileName}</td>
      <td data-nowrap>{subjectName(of.subjectType)}</td>
      <td data-nowrap>{attachmentName(of.attachType)}</td>
      <td data-nowrap>{of.zeroArticleEmail ? text.zeroSent : text.zeroNotSent}</td>
      <td>{of.sendTimes.join(" ")}</td>
      <td data-nowrap>{timeLabel(of.nextSendAt, "short")}</td>
      <td>
        <div className={classes.buttons}>
          <Button
            component={Link}
            to={`${pathOf("1008")}?id=${of.id}`}
            size="xs"
            variant="default"
            aria-label={text.editNamed(targetName, mailAddress)}
          >
            {text.edit}
          </Button>
          <Button size="xs" variant="default" aria-label={text.removeNamed(targetName, mailAddress)} onClick={onRemove}>
            {text.remove}
          </Button>
        </div>
      </td>
    </tr>
  );
}
