import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

interface TwinFile {
  body: Buffer;
  headers: Record<string, string>;
}

/**
 * A page as plain HTML: the same text, styles, font and pictures, without any script. It is the
 * physical limit that the page is measured against. Everything else is passed on to the site.
 */
export async function serveTwin(
  site: string,
  path: string,
): Promise<{ url: string; server: Server }> {
  const html = await (await fetch(site + path)).text();
  const page = await compress(Buffer.from(withoutScripts(html)));
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
  // As small as the site sends it: a style sheet compressed, pictures and the font as they are.
  async function load(address: string): Promise<TwinFile> {
    const answer = await fetch(site + address);
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    const body = Buffer.from(await answer.arrayBuffer());
    return type.startsWith('text/')
      ? { body: await compress(body), headers: { 'content-type': type, 'content-encoding': 'br' } }
      : { body, headers: { 'content-type': type } };
  }
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://localhost:${port}${path}`, server };
}

export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]+rel="modulepreload"[^>]*>/g, '');
}
