import { randomBytes } from 'node:crypto';
import type { Secrets } from '../protocol/secrets.ts';
import { createSigner } from '../protocol/signature.ts';

/** Permission to try once, from a moment on, for what `subject` names. */
interface Ticket {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly validFrom: number;
}

/** Tickets are kept by those who wait, in a cookie: the server remembers only the used ones. */
export interface Tickets {
  issue(subject: string, validFrom: number): string;
  /** Null for one that is not ours, or of another subject. */
  read(cookie: string | undefined, subject: string): Ticket | null;
}

export function createTickets(secrets: Secrets): Tickets {
  const { sign, isSigned } = createSigner(secrets, 'ticket');

  return {
    issue(subject, validFrom) {
      const id = randomBytes(16).toString('base64url');
      return `${id}.${validFrom}.${sign(`${id}.${validFrom}.${subject}`)}`;
    },
    read(cookie, subject) {
      const [id = '', from = '', signature = ''] = (cookie ?? '').split('.');
      const isOurs = isSigned(`${id}.${from}.${subject}`, signature);
      return isOurs ? { id, validFrom: Number(from) } : null;
    },
  };
}
