/** Puts work into the queue; a worker takes it. */
export interface JobSender {
  send(name: string, data: Record<string, string>): Promise<void>;
}
