import type { LinkPurpose } from '@praxiskit/auth-server';
import type { PageForm } from '../form/page-form.ts';

/** The mail that this browser waits for. Times are ms since 1970. */
export interface Mailbox {
  purpose: LinkPurpose;
  email: string;
  createdAt: number;
  expiresAt: number;
  isExpired: boolean;
  /** Six digits. */
  code: string;
}

export interface MailboxData extends PageForm {
  /** Null if the visitor waits for no mail. */
  mailbox: Mailbox | null;
}
