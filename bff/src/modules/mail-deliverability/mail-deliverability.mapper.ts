import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import {
  DomainMailFigures,
  MailDeliverability,
  MailFigures,
  StoppedAddress,
  StoppedAddresses,
} from "./mail-deliverability.type.ts";

type MonthWire = DataOf<"/admin/api/v1/mail_deliverability", "get">;
type StoppedWire = DataOf<"/admin/api/v1/stopped_addresses", "get">;

const figures = (wire: MonthWire["total"]) => ({
  mails: wire.mail_count,
  sent: wire.sent_count,
  retried: wire.retried_count,
  failed: wire.failed_count,
  bounced: wire.bounced_count,
  complaints: wire.complaint_count,
  unsubscribes: wire.unsubscribe_count,
});

export const toDeliverability = ({ month, total, domain_count, domain_info }: MonthWire): MailDeliverability =>
  instance(MailDeliverability, {
    month,
    total: instance(MailFigures, figures(total)),
    domainCount: domain_count,
    domains: domain_info.map(({ domain, ...counts }) => instance(DomainMailFigures, { domain, ...figures(counts) })),
  });

export const toStoppedAddresses = ({ address_count, address_info }: StoppedWire): StoppedAddresses =>
  instance(StoppedAddresses, {
    total: address_count,
    addresses: address_info.map((wire) =>
      instance(StoppedAddress, {
        contractId: wire.contract_id,
        companyName: wire.company_name,
        id: wire.mail_address_id,
        address: wire.mail_address,
        kind: wire.stop_kind,
        reason: wire.stop_reason,
        stoppedAt: wire.stopped_datetime,
      }),
    ),
  });
