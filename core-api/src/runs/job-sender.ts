/** Puts work into the queue; a worker takes it, and tells the request that asked for it in its log. */
export interface JobSender {
  send(name: string, data: Record<string, string>, requestId?: string): Promise<void>;
}

/** Matches the past of a theme again; asked for by the operator. Its set-up run tells how far it is. */
export const REMATCH_JOB = "rematch";
/** Mails a link to set a new password. */
export const PASSWORD_RESET_JOB = "password-reset";
/** Makes the reports that wait. */
export const REPORT_JOB = "make-report";
