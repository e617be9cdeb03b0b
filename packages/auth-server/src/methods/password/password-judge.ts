import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { AuthServerError } from '../../error.ts';

/** Says how many guesses a text withstands, in a thread of its own. */
export interface PasswordJudge {
  /** @throws AuthServerError UNAVAILABLE while too many wait, or where the thread has died or is stuck */
  guesses(text: string): Promise<number>;
  /** Ends the thread; who still waits is refused. */
  close(): Promise<void>;
}

/** Limits of the thread. */
export interface PasswordJudgeOptions {
  /** Texts that may wait at one time; 50 by default. */
  readonly queue?: number;
  /** For one text, with the start of the thread; 10 s by default. */
  readonly patienceMs?: number;
}

interface Question {
  readonly text: string;
  answer(guesses: number): void;
  fail(error: AuthServerError): void;
}

const libraries = ['core', 'language-common', 'language-de', 'language-en'];

// CommonJS as a text, because it is the same from the sources and from a bundle.
const code = `
  const { parentPort, workerData } = require('node:worker_threads');
  const [{ ZxcvbnFactory }, common, de, en] = workerData.map((path) => require(path));
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...de.dictionary, ...en.dictionary },
    graphs: common.adjacencyGraphs,
  });
  parentPort.on('message', (text) => parentPort.postMessage(zxcvbn.check(text).guesses));`;

/**
 * zxcvbn in a thread that begins with the first question: its dictionaries cost 0.1 s, and a long text
 * up to 0.15 s, in which this process would answer nobody. One text at a time; a thread that died, or has
 * not answered in time, is replaced at the next question.
 *
 * @throws AuthServerError CONFIGURATION where the server is a bundle without @zxcvbn-ts beside it
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
      // Not those of this process: they may say that code is a module.
      execArgv: [],
      workerData: paths,
    });
    started.on('message', (guesses: number) => {
      clearTimeout(timer);
      questions.shift()?.answer(guesses);
      ask();
    });
    // An error is followed by the exit, which is enough to know.
    started.on('error', () => {});
    started.once('exit', () => {
      if (worker === started) giveUp('The thread that judges passwords has ended');
    });
    return started;
  }

  /** The first question; without one the thread keeps no process alive. */
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

/** At the start, and not when somebody signs up: their files are found, and nothing is loaded. */
function findLibraries(): string[] {
  const { resolve } = createRequire(import.meta.url);
  try {
    return libraries.map((name) => resolve(`@zxcvbn-ts/${name}`));
  } catch (cause) {
    const text = 'A bundled server needs the packages of @zxcvbn-ts among its own dependencies';
    throw new AuthServerError(500, 'CONFIGURATION', text, { cause });
  }
}
