import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { AuthServerError } from '../../error.ts';

/** Estimates in a worker thread how many guesses a text withstands. */
export interface PasswordJudge {
  /** @throws AuthServerError UNAVAILABLE if too many calls wait, or the thread has died or is stuck */
  guesses(text: string): Promise<number>;
  /** Ends the thread; waiting calls are refused. */
  close(): Promise<void>;
}

export interface PasswordJudgeOptions {
  /** How many texts may wait at once; 50 by default. */
  readonly queue?: number;
  /** Timeout for one text, including the start of the thread; 10 s by default. */
  readonly patienceMs?: number;
}

interface Question {
  readonly text: string;
  answer(guesses: number): void;
  fail(error: AuthServerError): void;
}

const libraries = ['core', 'language-common', 'language-de', 'language-en'];

// CommonJS as a text, so that it is the same from the sources and from a bundle.
const code = `
  const { parentPort, workerData } = require('node:worker_threads');
  const [{ ZxcvbnFactory }, common, de, en] = workerData.map((path) => require(path));
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...de.dictionary, ...en.dictionary },
    graphs: common.adjacencyGraphs,
  });
  parentPort.on('message', (text) => parentPort.postMessage(zxcvbn.check(text).guesses));`;

/**
 * zxcvbn in a worker thread, which starts with the first call: its dictionaries take 0.1 s and a long text up
 * to 0.15 s, during which this process could not answer. One text at a time. A thread that died, or did not
 * answer in time, is replaced at the next call.
 *
 * @throws AuthServerError CONFIGURATION if the server is a bundle without @zxcvbn-ts beside it
 */
export function createPasswordJudge(options: PasswordJudgeOptions = {}): PasswordJudge {
  const { queue = 50, patienceMs = 10_000 } = options;
  const paths = findLibraries();
  const questions: Question[] = [];
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(code, {
      eval: true,
      // Not the arguments of this process: they may declare code to be a module.
      execArgv: [],
      workerData: paths,
    });
    started.on('message', (guesses: number) => {
      clearTimeout(timer);
      questions.shift()?.answer(guesses);
      ask();
    });
    // The exit event follows, and is enough.
    started.on('error', () => {});
    started.once('exit', () => {
      if (worker === started) giveUp('The thread that judges passwords has ended');
    });
    return started;
  }

  /** Sends the first waiting text. An idle thread does not keep the process alive. */
  function ask(): void {
    const [question] = questions;
    if (!question) {
      worker?.unref();
      return;
    }
    worker ??= start();
    worker.ref();
    timer = setTimeout(() => {
      const stuck = worker;
      giveUp('The thread that judges passwords does not answer');
      void stuck?.terminate();
    }, patienceMs);
    worker.postMessage(question.text);
  }

  function giveUp(message: string): void {
    clearTimeout(timer);
    worker = null;
    const error = new AuthServerError(503, 'UNAVAILABLE', message);
    for (const question of questions.splice(0)) question.fail(error);
  }

  return {
    async guesses(text) {
      if (questions.length >= queue) {
        throw new AuthServerError(503, 'UNAVAILABLE', 'Too many new passwords at once');
      }
      return new Promise((answer, fail) => {
        questions.push({ text, answer, fail });
        if (questions.length === 1) ask();
      });
    },
    async close() {
      const ending = worker;
      giveUp('The server is stopping');
      await ending?.terminate();
    },
  };
}

/** At the start, not at the first sign-up: the libraries' files are found, but not loaded. */
function findLibraries(): string[] {
  const { resolve } = createRequire(import.meta.url);
  try {
    return libraries.map((name) => resolve(`@zxcvbn-ts/${name}`));
  } catch (cause) {
    const text = 'A bundled server needs the packages of @zxcvbn-ts among its own dependencies';
    throw new AuthServerError(500, 'CONFIGURATION', text, { cause });
  }
}
