const PAYLOAD = '/_payload.json';

/** What a request asks for: a page, or the same page as data. */
export interface Target {
  pathname: string;
  /** With its '?', or empty. */
  search: string;
  isPayload: boolean;
}

/** Reads a request's address; the Host header never counts. */
export function readTarget(url: string): Target {
  const at = url.indexOf('?');
  const path = withoutHost(at < 0 ? url : url.slice(0, at));
  const isPayload = path.endsWith(PAYLOAD);
  return {
    pathname: isPayload ? path.slice(0, -PAYLOAD.length) || '/' : path,
    search: at < 0 ? '' : url.slice(at),
    isPayload,
  };
}

/** '//other.example/' in a redirect would be another host's address, and so would '/.//other.example/'. */
function withoutHost(path: string): string {
  return path.replace(/^(?:\/\.?)+(?=\/)/, '');
}
