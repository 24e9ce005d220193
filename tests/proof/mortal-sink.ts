import type { Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** Told of a mail before the sink answers. */
export type Witness = () => "answer" | "die with it" | "die without it";

/** A mail server that keeps Message-IDs by address and can die between DATA and its answer, with the mail or without it. */
export class MortalSink {
  readonly received = new Map<string, string[]>();
  witness: Witness = () => "answer";
  url = "";
  private port = 0;
  private server: SMTPServer | null = null;
  private sockets = new Set<Socket>();

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      disableReverseLookup: true,
      logger: false,
      onData: (stream, session, callback) => {
        buffer(stream).then((raw) => this.take(raw, session.envelope.rcptTo[0]?.address ?? "", callback), callback);
      },
    });
    this.server = server;
    server.on("error", () => {});
    server.server.on("connection", (socket: Socket) => {
      this.sockets.add(socket);
      socket.once("close", () => this.sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(this.port, "127.0.0.1", () => resolve()));
    const address = server.server.address();
    this.port = typeof address === "object" ? (address?.port ?? 0) : 0;
    this.url = `smtp://127.0.0.1:${this.port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => (this.server ? this.server.close(() => resolve()) : resolve()));
  }

  private take(raw: Buffer, to: string, answer: () => void): void {
    const fate = this.witness();
    if (fate !== "die without it") {
      const id = /^Message-ID: (.*)$/im.exec(raw.toString("latin1"))?.[1]?.trim() ?? "";
      this.received.set(to, [...(this.received.get(to) ?? []), id]);
    }
    if (fate === "answer") answer();
    else void this.die();
  }

  /** As the system ends the connections of a process that is killed; another is started in its place. */
  private async die(): Promise<void> {
    const closed = this.stop();
    for (const socket of this.sockets) socket.resetAndDestroy();
    await closed;
    await this.start();
  }
}
