import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Stays the same when a job is tried again, so that receivers can tell a repetition. */
  id: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** Sends by SMTP_URL, or keeps mails as `.eml` files in the data directory where there is none. */
export function createMailer(config: Config): SendMail {
  return config.smtpUrl ? sendBySmtp(config.smtpUrl, config) : keepAsFile(config);
}

function sendBySmtp(smtpUrl: string, config: Config): SendMail {
  const transport = createTransport(smtpUrl);
  return async (mail) => {
    await transport.sendMail(toMessage(mail, config));
  };
}

function keepAsFile(config: Config): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail) => {
    const { message } = await transport.sendMail(toMessage(mail, config));
    await mkdir(config.mailDir, { recursive: true });
    // Named by the mail: one that is sent again after a crash takes the place of itself.
    const name = `${mail.id}.eml`;
    // Whoever watches the folder sees whole mails only.
    await writeFile(join(config.mailDir, `.${name}`), message as Buffer);
    await rename(join(config.mailDir, `.${name}`), join(config.mailDir, name));
  };
}

function toMessage(mail: Mail, config: Config) {
  const domain = config.mailFrom.match(/@([^>\s]+)/)?.[1] ?? 'localhost';
  return {
    from: config.mailFrom,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    messageId: `<${mail.id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
