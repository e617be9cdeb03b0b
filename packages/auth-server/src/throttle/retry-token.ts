import { randomBytes } from 'node:crypto';
import type { Secrets } from '../protocol/secrets.ts';
import { createSigner } from '../protocol/signature.ts';

/** Permission for one attempt on `subject`, from a time on. */
interface RetryToken {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly validFrom: number;
}

/** Waiting callers keep their token in a cookie; the server stores only used tokens. */
export interface RetryTokens {
  issue(subject: string, validFrom: number): string;
  /** Null for a forged token, or one of another subject. */
  read(cookie: string | undefined, subject: string): RetryToken | null;
}

export function createRetryTokens(secrets: Secrets): RetryTokens {
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
