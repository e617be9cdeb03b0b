import type { JudgeRequest, Strength } from './judge.ts';

/** Judges passwords in a worker, so that the page never waits. */
export interface Judge {
  /** Null if the password cannot be judged here: the server decides then. */
  judge(request: JudgeRequest): Promise<Strength | null>;
  stop(): void;
}

/** The part of the browser's Trusted Types that is used. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | null | undefined;

/** Sites that require Trusted Types refuse a worker from a string; this URL is a file of the package. */
function trusted(url: URL): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('account-pages', { createScriptURL: (own) => own }) ?? null;
  return policy?.createScriptURL(url.href) ?? url.href;
}

/** Without a wrapper class: bundlers look for the literal text `new Worker(new URL(…))`. */
function startWorker(Worker: new (url: URL, options: WorkerOptions) => globalThis.Worker) {
  return new Worker(new URL('./judge-worker.js', import.meta.url), { type: 'module' });
}

class TrustedWorker extends globalThis.Worker {
  constructor(url: URL, options: WorkerOptions) {
    super(trusted(url), options);
  }
}

/** @throws the browser's error if it cannot start workers */
export function startJudge(): Judge {
  const worker = startWorker(TrustedWorker);
  const waiting = new Map<number, (strength: Strength | null) => void>();
  let isBroken = false;
  let last = 0;
  worker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ id: number; strength: Strength }>) => {
      waiting.get(data.id)?.(data.strength);
      waiting.delete(data.id);
    },
  );
  worker.addEventListener('error', () => {
    isBroken = true;
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  });
  return {
    judge(request) {
      if (isBroken) return Promise.resolve(null);
      last += 1;
      const id = last;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        worker.postMessage({ ...request, id });
      });
    },
    stop: () => worker.terminate(),
  };
}
