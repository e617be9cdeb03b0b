/**
 * The gate replaces the payload with a page that is not indexed; a 503 of a proxy or of an
 * unavailable database is no gate.
 */
export function isGate(status: number | undefined, headers: Headers): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return status === 503 && isPage && headers.get('x-robots-tag') === 'noindex';
}
