import { RecordError } from '@praxiskit/record-model/client';
import type { OpenEvents } from '@praxiskit/record-model/live';
import type { MemoryServer } from '@praxiskit/record-model/memory-server';
import { definitions, names } from './histories/notes.ts';

interface Stream {
  readonly url: string;
  readonly lastEventId: string | null;
  readonly listener: Parameters<OpenEvents>[2];
  end(error?: RecordError): void;
}

/** The server's events over a test server: the changes of its writes, in order. */
export function createEventServer(server: MemoryServer) {
  const log: { view: string; data: string }[] = [];
  const streams = new Set<Stream>();
  const opened: Stream[] = [];
  let isHeld = false;
  let isSwept = false;
  let refusal: RecordError | null = null;

  const viewsOf = ({ url }: Stream) =>
    new URL(url, 'http://x').searchParams.get('views')?.split(',');

  function sendEvents(stream: Stream, from: number): void {
    for (const [at, { view, data }] of log.entries()) {
      if (at < from || viewsOf(stream)?.includes(view) !== true) continue;
      stream.listener.at(String(at + 1));
      stream.listener.event('change', data);
    }
  }

  function write(view: string, id: unknown, version: unknown, action: string): void {
    log.push({ view, data: JSON.stringify({ view, id, version, action }) });
    if (isHeld) return;
    for (const stream of streams) sendEvents(stream, log.length - 1);
  }

  /** A fetch whose writes send events. */
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const before = JSON.parse(JSON.stringify(server.rows)) as MemoryServer['rows'];
    const answer = server.fetch(input, init);
    const isLink =
      String(input).split('/').length > 4 && init.method !== 'GET' && init.method !== 'PUT';
    for (const name of names) {
      for (const row of server.rows[name] ?? []) {
        const old = before[name]?.find(({ id }) => id === row.id);
        if (old?.version === row.version) continue;
        write(name, row.id, row.version, old === undefined ? 'create' : isLink ? 'link' : 'update');
      }
      for (const old of before[name] ?? []) {
        const isThere = server.rows[name]?.some(({ id }) => id === old.id);
        if (!isThere) write(name, old.id, Number(old.version) + 1, 'remove');
      }
    }
    // A link also sends an event for the other side, although its version stays.
    const [, view, , name, child] = String(input).split('?')[0]?.split('/').slice(1) ?? [];
    const { through, view: other = '' } =
      definitions.find((one) => one.name === view)?.relations[name ?? ''] ?? {};
    if (isLink && through !== undefined && (await answer).ok) {
      const id = child || (JSON.parse(String(init.body)) as { id: string }).id;
      const row = server.rows[other]?.find((one) => one.id === id);
      if (row !== undefined) write(other, id, row.version, 'link');
    }
    return answer;
  };

  const open: OpenEvents = async (url, { lastEventId, signal }, listener) => {
    if (refusal !== null) throw refusal;
    const ended = Promise.withResolvers<void>();
    const stream: Stream = {
      url,
      lastEventId,
      listener,
      end(error) {
        streams.delete(stream);
        if (error) ended.reject(error);
        else ended.resolve();
      },
    };
    signal.addEventListener('abort', () => stream.end());
    streams.add(stream);
    opened.push(stream);
    listener.opened();
    if (lastEventId !== null && !isSwept) sendEvents(stream, Number(lastEventId));
    listener.at(String(log.length));
    if (isSwept) listener.event('reset', '{}');
    return ended.promise;
  };

  return {
    fetch,
    open,
    opened,
    streams,
    write,
    /** Events wait until they are released. */
    hold(held: boolean) {
      const from = log.length;
      isHeld = held;
      return from;
    },
    /** Makes all positions too old, or not. */
    sweep(swept: boolean) {
      isSwept = swept;
    },
    refuse(error: RecordError | null) {
      refusal = error;
    },
    /** The connection breaks. */
    cut() {
      for (const stream of [...streams]) stream.end(new RecordError('UNAVAILABLE', 'cut'));
    },
  };
}
