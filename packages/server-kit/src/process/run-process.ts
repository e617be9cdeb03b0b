import { processVariables } from '../environment/process-variables.ts';
import { describeFailure } from './describe-failure.ts';

/** Anything that runs until it is stopped. */
export interface Running {
  /** Resolves once all is stopped. */
  stop(): Promise<void>;
}

/**
 * The life of a process: starts, and stops at SIGINT or SIGTERM, with exit code 0. A start or a stop
 * that fails is one line on stderr, without a stack, and exit code 1. It does not reject.
 */
export async function runProcess(start: () => Promise<Running>): Promise<void> {
  let running: Running;
  try {
    running = await start();
  } catch (error) {
    return fail(error);
  }
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    running.stop().then(() => process.exit(0), fail);
  };
  // Not once: without a handler the second signal, which a terminal and a parent send, would kill at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

function fail(error: unknown): never {
  const { HOST, DATA_DIR } = process.env;
  const dataDir = processVariables.DATA_DIR.parse(DATA_DIR || undefined);
  console.error(describeFailure(error, HOST, dataDir));
  process.exit(1);
}
