import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The site over a line on which each page stops before its first style sheet, and goes on once a picture
 * has been asked for. `asked` are the addresses in the order in which they were asked for.
 */
export async function startHeldPage(site: string) {
  const asked: string[] = [];
  let release = (): void => {};
  const server = createServer(async ({ url = '/', headers }, reply) => {
    asked.push(url);
    const { cookie = '' } = headers;
    const answer = await fetch(site + url, { headers: { cookie } });
    const type = answer.headers.get('content-type') ?? '';
    reply.writeHead(answer.status, { 'content-type': type });
    if (type.startsWith('image/')) release();
    if (!type.startsWith('text/html')) {
      reply.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = await answer.text();
    const styles = html.indexOf('<style>');
    const picture = new Promise<void>((resolve) => {
      release = resolve;
    });
    reply.write(html.slice(0, styles));
    await picture;
    reply.end(html.slice(styles));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
