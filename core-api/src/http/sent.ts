/**
 * Returned by a handler that has sent the answer itself, such as a file: it gets no envelope and is not stored under an
 * idempotency key.
 */
export class Sent {}
