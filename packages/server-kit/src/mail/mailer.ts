import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { MailError } from './mail-error.ts';

export interface Mail {
  /** An address. */
  to: string;
  subject: string;
  text: string;
  /** The text as HTML. */
  html?: string;
  /** Stays the same when a job is tried again, so that receivers can recognise a repetition. */
  id: string;
}

/**
/**
 * Resolves when the server has accepted the mail. `signal` aborts.
 *
 * @throws MailError, without an address in it
 */
export type SendMail = (mail: Mail, signal?: AbortSignal) => Promise<void>;

/** In ms. */
export interface MailLimits {
  /** Until the connection is open, with its greeting and TLS. */
  connectMs: number;
  /** The greeting alone. */
  greetingMs: number;
  /** Between two answers: servers check a mail before they acknowledge its data. */
  silenceMs: number;
  /** The whole sending, however the server shares its time out. */
  totalMs: number;
}

export interface MailerOptions {
  /** Null: mails are kept as files. */
  smtpUrl: string | null;
  /** `Praxis Aurelia <praxis@aurelia.example>` */
  from: string;
  /** Where mails are kept. */
  directory: string;
  limits?: Partial<MailLimits>;
}

/**
 * A client that gives up on a server that already has the mail sends it twice. So servers get as long as
 * RFC 5321, 4.5.3.2.6 wants. All together they end before the job does (`jobs/limits.ts`).
 */
export const mailLimits: MailLimits = {
  connectMs: 60_000,
  greetingMs: 30_000,
  silenceMs: 600_000,
  totalMs: 600_000,
};

/** Sends by SMTP, or keeps mails as `.eml` files where there is no server for it. */
export function createMailer({ smtpUrl, from, directory, limits }: MailerOptions): SendMail {
  if (!smtpUrl) return keepAsFile(directory, from);
  return sendBySmtp(smtpUrl, from, { ...mailLimits, ...limits });
}

function sendBySmtp(smtpUrl: string, from: string, limits: MailLimits): SendMail {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.greetingMs,
    socketTimeout: limits.silenceMs,
  });
  return async (mail, signal) => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), limits.totalMs);
    const ended = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
    try {
      await transport.sendMail({ ...toMessage(mail, from), signal: ended });
    } catch (error) {
      throw new MailError(limit.signal.aborted ? { code: 'ETIMEDOUT' } : (error as object));
    } finally {
      clearTimeout(timer);
    }
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
    ...(mail.html === undefined ? {} : { html: mail.html }),
    messageId: `<${mail.id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
