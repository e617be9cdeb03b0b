import type { LinkPurpose } from '@praxiskit/auth-server';
import type { PageForm } from '../form/page-form.ts';

export interface OpenLink {
  state: 'open';
  purpose: LinkPurpose;
  needsCode: boolean;
}

/** A link that cannot be used any more. Times are ms since 1970. */
export type LostLink =
  | { state: 'expired'; createdAt: number; expiresAt: number }
  | { state: 'used' | 'replaced' };

/** The data of the page of a link; `token` and `email` are from its address. */
export interface LinkData extends PageForm {
  token: string;
  email: string;
  link: OpenLink | LostLink;
}
