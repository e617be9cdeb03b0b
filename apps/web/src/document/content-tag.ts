import { createHash } from 'node:crypto';

/** The same content has the same tag, in a page as in its payload. */
export function contentTag(loaderData: Record<string, unknown>): string {
  return createHash('sha256').update(JSON.stringify(loaderData)).digest('base64url').slice(0, 8);
}
