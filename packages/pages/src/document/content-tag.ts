import { createHash } from 'node:crypto';
import type { PageState } from './page-data.ts';

/** The same content has the same tag, in a page and in its payload. */
export function contentTag(state: PageState): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 8);
}
