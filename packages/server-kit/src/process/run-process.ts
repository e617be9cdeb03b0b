import { describeFailure } from './describe-failure.ts';

/** Anything that runs until it is stopped. */
export interface Running {
  stop(): Promise<void>;
}

/**
 * The life of a process: starts, and stops at SIGINT or SIGTERM, with exit code 0, or 1 where
 * stopping fails. A start that fails is one line on stderr, without a stack, and exit code 1.
 */
export async function runProcess(start: () => Promise<Running>): Promise<void> {
  let running: Running;
  try {
    running = await start();
  } catch (error) {
    console.error(describeFailure(error, process.env.HOST));
    process.exit(1);
  }
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    running.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}
