import type { OfflineStorage, TabChannel } from '@praxiskit/record-model/offline';

/** A browser's storage, shared by several pages; `break` makes it full. */
export function createMemoryStorage() {
  const kept = new Map<string, unknown>();
  let isBroken = false;
  const access = <T>(run: () => T): Promise<T> =>
    isBroken
      ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
      : Promise.resolve(run());
  return {
    kept,
    break: () => {
      isBroken = true;
    },
    entries: () =>
      access(() => [...kept].map(([key, entry]) => [key, structuredClone(entry)] as const)),
    set: (key: string, entry: unknown) => access(() => void kept.set(key, structuredClone(entry))),
    delete: (key: string) => access(() => void kept.delete(key)),
    setAtOnce(key: string, entry: unknown) {
      if (isBroken) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, structuredClone(entry));
    },
  } satisfies OfflineStorage & { kept: unknown; break: unknown };
}

/** Web Locks of one browser: exclusive ones, granted in the order of requests. */
export function createLocks() {
  const queues = new Map<
    string,
    { run: () => Promise<unknown>; signal: AbortSignal | undefined }[]
  >();
  const held = new Set<string>();

  function next(name: string): void {
    if (held.has(name)) return;
    const asked = queues.get(name)?.find(({ signal }) => signal?.aborted !== true);
    queues.set(name, queues.get(name)?.filter((other) => other !== asked) ?? []);
    if (asked === undefined) return;
    held.add(name);
    asked.run().finally(() => {
      held.delete(name);
      next(name);
    });
  }

  return {
    request: ((name: string, ...given: unknown[]) => {
      const run = given.at(-1) as () => Promise<unknown>;
      const { signal } = (given.length > 1 ? given[0] : {}) as { signal?: AbortSignal };
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const start = () => Promise.resolve(run()).then(resolve, reject);
      queues.set(name, [...(queues.get(name) ?? []), { run: start, signal }]);
      queueMicrotask(() => next(name));
      return promise;
    }) as LockManager['request'],
    query: async () => ({ held: [...held].map((name) => ({ name })), pending: [] }),
  };
}

/** BroadcastChannels of one browser; `messages` has the sent messages. */
export function createChannels() {
  const open = new Map<string, Set<TabChannel>>();
  const messages: unknown[] = [];
  return {
    messages,
    createChannel(name: string): TabChannel {
      const all = open.get(name) ?? new Set();
      open.set(name, all);
      const channel: TabChannel = {
        onmessage: null,
        postMessage(message) {
          messages.push(message);
          for (const other of all) {
            if (other === channel) continue;
            const data = structuredClone(message);
            queueMicrotask(() => other.onmessage?.({ data }));
          }
        },
        close: () => void all.delete(channel),
      };
      all.add(channel);
      return channel;
    },
  };
}
