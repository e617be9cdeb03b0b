import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** One mail, of plain text. */
export interface Mail {
  /** An address. */
  to: string;
  subject: string;
  text: string;
  /** Stays the same when a job is tried again, so that receivers can tell a repetition. */
  id: string;
}

/**
 * Sends one mail.
 *
 * @throws Error 'The mail was not sent (…)' with nodemailer's or the system's `code`, without addresses;
 * where mails are kept as files, an error of Node's
 */
export type SendMail = (mail: Mail) => Promise<void>;

/** How mails are sent. */
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

/**
 * In ms, together below the 60 s after which a job counts as lost and is tried again: a server that
 * hangs would get the mail twice.
 */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function sendBySmtp(smtpUrl: string, from: string): SendMail {
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  return async (mail) => {
    await transport.sendMail(toMessage(mail, from)).catch((error) => {
      throw withoutAddresses(error);
    });
  };
}

interface SmtpError {
  code?: string;
  /** The system's code, where `code` is nodemailer's. */
  originalCode?: string;
  responseCode?: number;
  command?: string;
}

/** Mail servers repeat the receiver's address in their answers, and errors are logged. */
function withoutAddresses(error: SmtpError): Error {
  const { code, originalCode, responseCode, command } = error;
  const known = [code, originalCode, responseCode, command].filter(Boolean).join(', ');
  return Object.assign(new Error(`The mail was not sent (${known}).`), { code });
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
