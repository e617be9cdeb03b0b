import type { LinkPurpose } from '@praxiskit/auth-server';
import type { PageForm } from '../form/page-form.ts';

/** A link that may still be used. */
export interface OpenLink {
  state: 'open';
  purpose: LinkPurpose;
  needsCode: boolean;
}

/** A link that may not. Times are ms since 1970. */
export type LostLink =
  | { state: 'expired'; createdAt: number; expiresAt: number }
  | { state: 'used' | 'replaced' };

/** What the page of a link gets; `token` and `email` are those of its address. */
export interface LinkData extends PageForm {
  token: string;
  email: string;
  link: OpenLink | LostLink;
}
