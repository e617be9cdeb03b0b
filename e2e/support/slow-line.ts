import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The site over a line that is slow within the header of each page. */
export async function startSlowLine(site: string) {
  const server = createServer(async ({ url, headers }, reply) => {
    const { cookie = '' } = headers;
    const answer = await fetch(site + url, { headers: { cookie } });
    const type = answer.headers.get('content-type') ?? '';
    reply.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) {
      reply.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = await answer.text();
    const end = html.indexOf('</header>');
    for (const part of html.slice(0, end).split(/(?=<(?:a|nav|button)[ >])/)) {
      reply.write(part);
      await sleep(60);
    }
    reply.end(html.slice(end));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
