import { createServer, type Server, Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../support/free-port.ts";
import { randomNumbers } from "./killing.ts";

/** How long TCP waits before it sends a lost packet again: at first, and at most after further losses. */
const FIRST_RETRANSMISSION_MS = 200;
const LONGEST_RETRANSMISSION_MS = 1_600;

/** What is wrong with a link: nothing, unless said. */
export interface LinkFault {
  /** Milliseconds that each packet takes longer, each way. */
  delay?: number;
  /** The part of packets that are lost; TCP sends them again, and what follows waits for them. */
  loss?: number;
  /** Packets of that way don't arrive. They do when the link is whole again, as TCP goes on sending them. */
  cut?: "to the database" | "from the database";
}

/** A way to a database that can go wrong without breaking, as networks do. */
export class GreyLink {
  private fault: LinkFault = {};
  private mended = Promise.withResolvers<void>();
  private readonly sockets = new Set<Socket>();
  private readonly random = randomNumbers(19);
  private server: Server | undefined;

  private constructor(
    private readonly to: { host: string; port: number },
    readonly port: number,
  ) {}

  static async to(host: string, port: number): Promise<GreyLink> {
    const link = new GreyLink({ host, port }, await freePort());
    await new Promise<void>((resolve) => {
      link.server = createServer((near) => link.join(near)).listen(link.port, "127.0.0.1", resolve);
    });
    return link;
  }

  suffer(fault: LinkFault): void {
    this.fault = fault;
  }

  mend(): void {
    this.fault = {};
    this.mended.resolve();
    this.mended = Promise.withResolvers<void>();
  }

  async end(): Promise<void> {
    this.mend();
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private join(near: Socket): void {
    const far = new Socket().connect(this.to.port, this.to.host);
    for (const [from, to, way] of [
      [near, far, "to the database"],
      [far, near, "from the database"],
    ] as const) {
      this.sockets.add(from);
      from.setNoDelay(true);
      from.on("error", () => to.destroy());
      from.once("close", () => {
        this.sockets.delete(from);
        to.destroy();
      });
      this.carry(from, to, way);
    }
  }

  /** Packets arrive in their order, each when its time has come. */
  private carry(from: Socket, to: Socket, way: LinkFault["cut"]): void {
    let before: Promise<unknown> = Promise.resolve();
    from.on("data", (packet) => {
      const arrival = performance.now() + this.transit();
      before = before.then(async () => {
        const wait = arrival - performance.now();
        if (wait > 0) await pause(wait);
        while (this.fault.cut === way) await this.mended.promise;
        if (!to.destroyed) to.write(packet);
      });
    });
  }

  private transit(): number {
    const { delay = 0, loss = 0 } = this.fault;
    let total = delay;
    for (let again = FIRST_RETRANSMISSION_MS; this.chance() < loss && again <= LONGEST_RETRANSMISSION_MS; again *= 2)
      total += again;
    return total;
  }

  private chance(): number {
    return this.random.next().value ?? 0;
  }
}
