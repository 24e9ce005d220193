import { mailPageServer } from "./mail-page.ts";
import { MailStore } from "./mail-store.ts";
import { smtpReceiver } from "./smtp-receiver.ts";

/** smtpPort, httpPort: 0 for any free one. dir: where mails are kept, made if missing. tell: hears of problems, one line each. */
export type MailSinkOptions = {
  smtpPort: number;
  httpPort: number;
  dir: string;
  host?: string;
  tell?: (problem: string) => void;
};

export type MailSink = { smtpPort: number; httpPort: number; close: () => Promise<void> };

/**
 * The local stand-in for a mail server: receives by SMTP, shows on a web page, sends nothing on.
 * @throws Error when a port is taken
 */
export async function runMailSink({
  smtpPort,
  httpPort,
  dir,
  host = "127.0.0.1",
  tell = () => {},
}: MailSinkOptions): Promise<MailSink> {
  const store = await MailStore.open(dir);
  const page = mailPageServer(store);
  await page.listen({ port: httpPort, host });
  const receiver = smtpReceiver(store, tell);
  try {
    await listen(receiver, smtpPort, host);
  } catch (error) {
    await page.close();
    throw error;
  }
  return {
    smtpPort: portOf(receiver.server.address()),
    httpPort: portOf(page.server.address()),
    close: async () => {
      await new Promise<void>((resolve) => receiver.close(() => resolve()));
      await page.close();
    },
  };
}

function listen(receiver: ReturnType<typeof smtpReceiver>, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    receiver.server.once("error", reject);
    receiver.listen(port, host, () => resolve());
  });
}

function portOf(address: string | { port: number } | null): number {
  return typeof address === "object" && address !== null ? address.port : 0;
}
