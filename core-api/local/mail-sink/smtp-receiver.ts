import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import type { MailStore } from "./mail-store.ts";

const LARGEST_MAIL = 30_000_000;

/** Takes every mail from anybody on this machine, delivers none. `tell` hears of what could not be kept. */
export function smtpReceiver(store: MailStore, tell: (problem: string) => void): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? "anybody" }),
    allowInsecureAuth: true,
    disableReverseLookup: true,
    size: LARGEST_MAIL,
    logger: false,
    onData(stream, session, callback) {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = { from: mailFrom === false ? "" : mailFrom.address, to: rcptTo.map(({ address }) => address) };
      buffer(stream)
        .then((raw) => {
          if (stream.sizeExceeded) throw Object.assign(new Error("the mail is too large"), { responseCode: 552 });
          return store.add(raw, envelope);
        })
        .then(({ id }) => callback(null, `kept as ${id}`))
        .catch((error: Error) => {
          tell(error.message);
          callback(error);
        });
    },
  });
  // A client that hangs up in the middle is none of our problem, and without a listener it would end the process.
  server.on("error", (error) => tell(error.message));
  return server;
}
