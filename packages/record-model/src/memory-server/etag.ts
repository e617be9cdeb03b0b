/** A weak ETag of a list's answer (FNV-1a, 32 bits). */
export function listEtag(body: unknown): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(body)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `W/"${hash.toString(36)}"`;
}

/**
 * Answers 304 if the caller's version is current; included records may be newer than their record.
 */
export function unlessKnown(answer: Response, path: string, ifNoneMatch: string | null): Response {
  const etag = answer.headers.get('etag');
  const isRecordWithOthers = /[?&]include=[^&]/.test(path) && etag?.startsWith('W/') === false;
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim()) ?? [];
  const isKnown = etag !== null && (tags.includes(etag) || tags.includes('*'));
  if (answer.status !== 200 || isRecordWithOthers || !isKnown) return answer;
  return new Response(null, { status: 304, headers: { etag } });
}
