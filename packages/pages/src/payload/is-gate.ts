/** The gate is a page in place of the payload, for no index; a proxy's 503 and a database that is away are not. */
export function isGate(status: number | undefined, headers: Headers): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return status === 503 && isPage && headers.get('x-robots-tag') === 'noindex';
}
