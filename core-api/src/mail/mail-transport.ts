import nodemailer from "nodemailer";

export interface MailMessage {
  to: string;
  subject: string;
  text: string;
}

/** Hands a message to a mail server; resolves once the server has taken it. */
export interface MailTransport {
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/** By SMTP: the sink of `npm start`, or a real server. Connections are kept and few. */
export function smtpTransport(smtpUrl: string, from: string): MailTransport {
  const transporter = nodemailer.createTransport(
    `${smtpUrl}${smtpUrl.includes("?") ? "&" : "?"}pool=true&maxConnections=2`,
  );
  return {
    async send(message) {
      await transporter.sendMail({ from, ...message });
    },
    close: () => transporter.close(),
  };
}
