import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Stays the same when a job is tried again, so that receivers can tell a repetition. */
  id: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

export interface MailerOptions {
  /** Null: mails are kept as files. */
  smtpUrl: string | null;
  /** `Praxis Aurelia <praxis@aurelia.example>` */
  from: string;
  /** Where mails are kept. */
  directory: string;
}

/** Sends by SMTP, or keeps mails as `.eml` files where there is no server for it. */
export function createMailer({ smtpUrl, from, directory }: MailerOptions): SendMail {
  return smtpUrl ? sendBySmtp(smtpUrl, from) : keepAsFile(directory, from);
}

function sendBySmtp(smtpUrl: string, from: string): SendMail {
  const transport = createTransport(smtpUrl);
  return async (mail) => {
    await transport.sendMail(toMessage(mail, from));
  };
}

function keepAsFile(directory: string, from: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail(toMessage(mail, from));
    await mkdir(directory, { recursive: true });
    // Named by the mail: one that is sent again after a crash takes the place of itself.
    const name = `${mail.id}.eml`;
    // Programs that watch the folder see whole mails only.
    await writeFile(join(directory, `.${name}`), message as Buffer);
    await rename(join(directory, `.${name}`), join(directory, name));
  };
}

function toMessage(mail: Mail, from: string) {
  const domain = from.match(/@([^>\s]+)/)?.[1] ?? 'localhost';
  return {
    from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    messageId: `<${mail.id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
