/** What a handler returns that has answered itself, such as with a file; it gets no envelope, and no idempotency key keeps it. */
export class Sent {}
