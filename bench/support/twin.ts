import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

interface TwinFile {
  body: Buffer;
  headers: Record<string, string>;
}

/**
 * A page as plain HTML: the same text, styles, font and pictures, without any script. It is the
 * physical limit that the page is measured against.
 */
export async function twinOf(site: string, path: string): Promise<string> {
  return withoutScripts(await (await fetch(site + path)).text());
}

/**
 * Serves another form of a page at the page's own path, compressed as the site compresses. Files are
 * those in `folder`, where it has them; everything else is passed on to the site.
 */
export async function serveBeside(
  site: string,
  path: string,
  { html, folder }: { html: string; folder?: string },
): Promise<{ url: string; server: Server }> {
  const page = await compress(Buffer.from(html));
  const files = new Map<string, TwinFile>();

  const server = createServer(async (request, response) => {
    const asked = request.url ?? '/';
    if (asked === path) {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'no-cache',
      });
      response.end(page);
      return;
    }
    const file = files.get(asked) ?? (await load(asked));
    files.set(asked, file);
    response.writeHead(200, { ...file.headers, 'cache-control': 'max-age=31536000' });
    response.end(file.body);
  });
  // As small as the site sends it: texts compressed, pictures and the font as they are.
  async function load(address: string): Promise<TwinFile> {
    const own = folder && join(folder, decodeURIComponent(address.split('?')[0] ?? ''));
    const answer = own && existsSync(own) ? null : await fetch(site + address);
    const type = answer
      ? (answer.headers.get('content-type') ?? 'application/octet-stream')
      : (TYPES[extname(own || '')] ?? 'application/octet-stream');
    const body = answer ? Buffer.from(await answer.arrayBuffer()) : readFileSync(own || '');
    return type.startsWith('text/')
      ? { body: await compress(body), headers: { 'content-type': type, 'content-encoding': 'br' } }
      : { body, headers: { 'content-type': type } };
  }
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://localhost:${port}${path}`, server };
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]+rel="modulepreload"[^>]*>/g, '');
}
