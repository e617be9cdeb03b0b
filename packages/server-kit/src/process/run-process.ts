import { setTimeout as sleep } from 'node:timers/promises';
import { processVariables } from '../environment/process-variables.ts';
import { describeFailure } from './describe-failure.ts';

/** Anything that runs until it is stopped. */
export interface Running {
  /** Resolves once all is stopped. */
  stop(): Promise<void>;
  /** Resolves, with the reason, when it cannot go on; absent where that cannot happen. */
  died?: Promise<Error>;
}

/** How long a start that was stopped, and a stop, may take, in ms. Docker kills after 10 s. */
const STOP_START_MS = 1500;
const STOP_MS = 8500;

/**
 * The life of a process: starts, and stops at SIGINT or SIGTERM, with exit code 0. A signal that comes
 * before the start is done aborts the one that `start` gets, which then has 1.5 s. A start or a stop that
 * fails, a stop of more than 8.5 s, and a process that has `died` are one line on stderr, without a stack,
 * and exit code 1. It does not reject.
 */
export async function runProcess(start: (signal: AbortSignal) => Promise<Running>): Promise<void> {
  const starting = new AbortController();
  let running: Running | null = null;
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    if (running) endAfter(running);
    else starting.abort(new Error('The start was stopped by a signal.'));
  };
  // Not once: without a handler the second signal, which a terminal and a parent send, would kill at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  starting.signal.addEventListener('abort', () => {
    setTimeout(() => process.exit(0), STOP_START_MS);
  });

  try {
    running = await start(starting.signal);
  } catch (error) {
    if (isStopping) process.exit(0);
    return fail(error);
  }
  if (isStopping) return running.stop().then(() => process.exit(0), fail);
  running.died?.then(fail);
}

function endAfter(running: Running): void {
  const late = sleep(STOP_MS).then(() => {
    throw new Error(`the stop took more than ${STOP_MS / 1000} s, and was broken off.`);
  });
  Promise.race([running.stop(), late]).then(() => process.exit(0), fail);
}

function fail(error: unknown): never {
  const { HOST, DATA_DIR } = process.env;
  // An invalid DATA_DIR may be the failure itself.
  const dataDir = processVariables.DATA_DIR.safeParse(DATA_DIR || undefined).data;
  console.error(describeFailure(error, HOST, dataDir));
  process.exit(1);
}
