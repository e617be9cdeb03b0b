/** Dot segments (also encoded), doubled slashes, backslashes, or no path at all: `http://host/path`. */
const needsNormalising = /^[^/]|\/\/|\\|\/(\.|%2e)/i;

/**
 * The address of a request, in the one form that the gate, the routes and the pages all read. If each of
 * them resolved `/health/../preise` for itself, one would open an address that another has closed.
 */
export function plainTarget(target: string): string {
  const [path = '', ...query] = target.split('?');
  if (!needsNormalising.test(path)) return target;
  // A base with a host of its own, so that `//elsewhere` stays a path.
  const url = URL.parse(path.startsWith('/') ? `http://site${path}` : path, 'http://site');
  const plain = (url?.pathname ?? '/').replace(/\/{2,}/g, '/');
  return [plain, ...query].join('?');
}
