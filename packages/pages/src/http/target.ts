const PAYLOAD = '/_payload.json';

/** The target of a request: a page, or the same page as data. */
export interface Target {
  pathname: string;
  /** With its '?', or empty. */
  search: string;
  isPayload: boolean;
  /** The address begins with more than one slash, as another host's would. */
  hasMoreSlashes: boolean;
}

/**
 * Reads a request's address; the Host header never counts.
 *
 * @param sent the address as it was sent, where the server has rewritten it
 */
export function readTarget(url: string, sent = url): Target {
  const at = url.indexOf('?');
  const path = withoutHost(at < 0 ? url : url.slice(0, at));
  const isPayload = path.endsWith(PAYLOAD);
  return {
    pathname: isPayload ? path.slice(0, -PAYLOAD.length) || '/' : path,
    search: at < 0 ? '' : url.slice(at),
    isPayload,
    hasMoreSlashes: /^\/\.?\//.test(sent),
  };
}

/**
 * Without it '//other.example/' in a redirect would be another host's address, like
 * '/.//other.example/'.
 */
function withoutHost(path: string): string {
  return path.replace(/^(?:\/\.?)+(?=\/)/, '');
}
