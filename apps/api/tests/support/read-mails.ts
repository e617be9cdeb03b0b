import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail as its reader sees it. */
export interface ReadMail {
  subject: string;
  /** Its plain text. */
  text: string;
  raw: string;
}

/** The mails to an address, oldest first, that a node without SMTP keeps as files below `dataDir`. */
export async function readMails(dataDir: string, address: string): Promise<ReadMail[]> {
  const folder = join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) =>
    /^[^.].*\.eml$/.test(name),
  );
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { raw: await readFile(path, 'utf8'), at: (await stat(path)).mtimeMs };
    }),
  );
  return files
    .filter(({ raw }) => new RegExp(`^To: ${address}\\r?$`, 'mi').test(raw))
    .sort((a, b) => a.at - b.at)
    .map(({ raw }) => read(raw));
}

/** `?token&email` of the link in a mail. */
export function linkOf({ text }: ReadMail): { path: string; token: string; email: string } {
  const href = text.match(/^http\S+\/api\/auth\/callback\/email\?\S+$/m)?.[0];
  if (!href) throw new Error(`No link in: ${text}`);
  const { pathname, search, searchParams } = new URL(href);
  const field = (name: string) => searchParams.get(name) ?? '';
  return { path: pathname + search, token: field('token'), email: field('email') };
}

/** The first part, which is the plain text, and the decoded subject (RFC 2045, RFC 2047). */
function read(raw: string): ReadMail {
  const [head = '', ...rest] = raw.split(/\r?\n\r?\n/);
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  const boundary = /boundary="([^"]+)"/.exec(unfolded)?.[1];
  const body = rest.join('\n\n');
  const part = boundary ? (body.split(`--${boundary}`)[1] ?? '') : body;
  const [partHead = '', ...lines] = part.trimStart().split(/\r?\n\r?\n/);
  const text = boundary ? lines.join('\n\n') : [partHead, ...lines].join('\n\n');
  const encoding = boundary ? partHead : unfolded;
  return {
    subject: decodeWords(/^Subject: (.*)$/m.exec(unfolded)?.[1] ?? ''),
    text: decodeBody(text, encoding),
    raw,
  };
}

function decodeBody(text: string, head: string): string {
  if (/^content-transfer-encoding: base64/im.test(head))
    return Buffer.from(text, 'base64').toString();
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return text;
  return decodeQuoted(text.replace(/=\r?\n/g, ''));
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => `%${hex}`);
  return decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/gi, '%25'));
}

const decodeWords = (text: string) =>
  text.replace(/=\?utf-8\?([QB])\?([^?]*)\?=\s*/gi, (_, kind: string, word: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(word, 'base64').toString()
      : decodeQuoted(word.replaceAll('_', ' ')),
  );
