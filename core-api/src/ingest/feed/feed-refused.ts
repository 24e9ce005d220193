/** A file that is no feed, or one that must not be opened. The message is for the operator. */
export class FeedRefused extends Error {}
