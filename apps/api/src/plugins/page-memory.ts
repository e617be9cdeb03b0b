import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** What a render gives: a whole answer as text. */
export interface Rendered {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** An answer ready to be sent: in each encoding, with the strong validator of each. */
export interface StoredPage {
  status: number;
  headers: Record<string, string>;
  tag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export type Encoding = 'br' | 'gzip' | 'plain';

export interface PageMemory {
  /** The page at this revision; rendered once, however many ask for it at the same time. */
  get(key: string, revision: number, render: () => Promise<Rendered>): Promise<StoredPage>;
}

/**
 * Keeps rendered pages, compressed once, until the content's revision rises. Only keys of known
 * paths may be asked for, so that the number of entries is bounded by the route table.
 */
export function createPageMemory(): PageMemory {
  const pages = new Map<string, { revision: number; page: Promise<StoredPage> }>();
  return {
    get(key, revision, render) {
      const found = pages.get(key);
      if (found && found.revision >= revision) return found.page;
      const page = render().then((rendered) => storePage(rendered, constants.BROTLI_MAX_QUALITY));
      pages.set(key, { revision, page });
      const forget = () => pages.get(key)?.page === page && pages.delete(key);
      // A failure is nobody else's; the next visitor may be luckier.
      page.then(({ status }) => status !== 200 && forget(), forget);
      return page;
    },
  };
}

/** `quality`: brotli's, 0–11; a page that is sent only once takes a quick one. */
export async function storePage(rendered: Rendered, quality: number): Promise<StoredPage> {
  const plain = Buffer.from(rendered.body);
  const [br, zipped] = await Promise.all([
    toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    toGzip(plain),
  ]);
  return {
    status: rendered.status,
    headers: rendered.headers,
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    plain,
    br,
    gzip: zipped,
  };
}

export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = acceptEncoding ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(accepted)) return 'gzip';
  return 'plain';
}
