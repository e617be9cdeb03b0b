import { connect } from 'node:net';

export interface RawLoad {
  /** Requests a second. */
  readonly rate: number;
  /** Percentiles of an answer's time, in ms. */
  readonly p50: number;
  readonly p95: number;
}

/**
 * GET over 20 open connections, one request at a time on each, with the cookies in turn. It reads no more of an answer than its
 * length, so that it takes little of the processor; an answer of another status is an error.
 */
export async function rawLoad(
  url: string,
  { seconds, cookies = [''] }: { seconds: number; cookies?: readonly string[] },
): Promise<RawLoad> {
  const { hostname, port, pathname, search } = new URL(url);
  const requestBy = (cookie?: string) =>
    Buffer.from(
      `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n${cookie ? `cookie: ${cookie}\r\n` : ''}\r\n`,
    );
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;

  const one = (request: Buffer) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1').setNoDelay();
      let sentAt = 0;
      let missing = -1;
      const send = () => {
        missing = -1;
        sentAt = performance.now();
        socket.write(request);
      };
      socket.on('connect', send).on('error', reject);
      socket.on('data', (data: Buffer) => {
        let length = data.length;
        if (missing < 0) {
          const text = data.toString('latin1', 0, 4096);
          const head = text.indexOf('\r\n\r\n');
          if (!text.startsWith('HTTP/1.1 200')) return reject(new Error(text));
          missing = Number(/content-length: (\d+)/i.exec(text)?.[1]);
          length -= head + 4;
        }
        missing -= length;
        if (missing > 0) return;
        const now = performance.now();
        times.push(now - sentAt);
        if (now < end) return send();
        socket.destroy();
        resolve();
      });
    });

  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => one(requestBy(cookies[at % cookies.length]))),
  );
  const spent = performance.now() - startedAt;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  return { rate: (times.length / spent) * 1000, p50: at(0.5), p95: at(0.95) };
}
