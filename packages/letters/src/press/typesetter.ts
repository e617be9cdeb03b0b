import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { LetterPressError } from './error.ts';
import type { Coverage } from './printable.ts';

/** What the template reports of its first pass, in mm from the page's left top. */
export interface Measured {
  readonly marks: readonly (readonly [id: number, page: number, x: number, y: number])[];
  readonly widths: readonly number[];
}

/** The compiler of the template, in a thread of its own. */
export interface Typesetter {
  /** What the fonts have. */
  coverage(): Coverage;
  measure(data: object): Promise<Measured>;
  print(data: object): Promise<Buffer>;
  /** Ends the thread; waiting letters are refused. */
  close(): Promise<void>;
}

export interface TypesetterOptions {
  /** How many passes may wait at once; 100 by default. */
  readonly queue?: number;
  /** Time for one pass, with the start of the thread; 20 s by default. */
  readonly timeoutMs?: number;
}

interface Task {
  readonly pass: 'measure' | 'print';
  readonly letter: string;
  resolve(answer: unknown): void;
  reject(error: LetterPressError): void;
}

// CommonJS as a text, so that it is the same from the sources and from a bundle. Without `evictCache` and the turn of
// the event loop, in which the compiler's documents are freed, memory grows with each letter. Errors of the compiler
// quote the letter, so that they stay here.
const code = `
  const { readFileSync, readdirSync } = require('node:fs');
  const { join } = require('node:path');
  const { parentPort, workerData } = require('node:worker_threads');
  const { NodeCompiler } = require(workerData.compiler);
  const fonts = join(workerData.press, 'fonts');
  const fontBlobs = readdirSync(fonts)
    .filter((file) => file.endsWith('.ttf'))
    .sort()
    .map((file) => readFileSync(join(fonts, file)));
  const compiler = NodeCompiler.create({ workspace: fonts, fontArgs: [{ fontBlobs }] });
  const mainFileContent = readFileSync(join(workerData.press, 'letter.typ'), 'utf8');
  const passes = {
    measure: (args) => compiler.query(args, { selector: '<layout>', field: 'value' })[0],
    print: (args) => compiler.pdf(args, { pdfStandard: 'ua-1' }),
  };
  parentPort.on('message', ({ pass, letter }) => {
    let answer = null;
    try {
      answer = passes[pass]({ mainFileContent, inputs: { letter } });
    } catch {}
    compiler.evictCache(0);
    setImmediate(() => parentPort.postMessage(answer));
  });`;

/**
 * Starts its thread with the first letter; one that has died, or has not answered in time, is replaced at the next.
 *
 * @throws LetterPressError CONFIGURATION if the server is a bundle without `@praxiskit/letters` beside it
 */
export function createTypesetter(options: TypesetterOptions = {}): Typesetter {
  const { queue = 100, timeoutMs = 20_000 } = options;
  const files = findFiles();
  const tasks: Task[] = [];
  let coverage: Coverage | undefined;
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(code, {
      eval: true,
      // Not the arguments of this process: they may declare code to be a module.
      execArgv: [],
      workerData: files,
    });
    started.on('message', (answer: unknown) => {
      if (worker !== started) return;
      clearTimeout(timer);
      const task = tasks.shift();
      if (answer === null) task?.reject(new LetterPressError('FAILED'));
      else task?.resolve(answer);
      next();
    });
    // The exit event follows, and is enough.
    started.on('error', () => {});
    started.once('exit', () => {
      if (worker === started) fail('The thread that sets letters has ended');
    });
    return started;
  }

  /** Sends the first waiting task. An idle thread does not keep the process alive. */
  function next(): void {
    const [task] = tasks;
    if (!task) {
      worker?.unref();
      return;
    }
    worker ??= start();
    worker.ref();
    timer = setTimeout(() => {
      const stuck = worker;
      fail('The thread that sets letters does not answer', 'TIMEOUT');
      void stuck?.terminate();
    }, timeoutMs);
    worker.postMessage({ pass: task.pass, letter: task.letter });
  }

  /** The first task may be the reason; the others get another thread. */
  function fail(message: string, code: 'FAILED' | 'TIMEOUT' = 'FAILED'): void {
    clearTimeout(timer);
    worker = null;
    tasks.shift()?.reject(new LetterPressError(code, message));
    if (tasks.length > 0) next();
  }

  async function run(pass: Task['pass'], data: object): Promise<unknown> {
    if (isClosed) throw new LetterPressError('FAILED', 'The press is closed');
    if (tasks.length >= queue) throw new LetterPressError('BUSY');
    return new Promise((resolve, reject) => {
      tasks.push({ pass, letter: JSON.stringify({ ...data, pass }), resolve, reject });
      if (tasks.length === 1) next();
    });
  }

  return {
    coverage() {
      coverage ??= JSON.parse(
        readFileSync(join(files.press, 'fonts/coverage.json'), 'utf8'),
      ) as Coverage;
      return coverage;
    },
    measure: async (data) => (await run('measure', data)) as Measured,
    print: async (data) => Buffer.from((await run('print', data)) as Uint8Array),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const ending = worker;
      worker = null;
      for (const task of tasks.splice(0)) {
        task.reject(new LetterPressError('FAILED', 'The server is stopping'));
      }
      await ending?.terminate();
    },
  };
}

/** Template and fonts are files of this package, so that a bundle, too, has to find the package. */
function findFiles(): { press: string; compiler: string } {
  try {
    const manifest = createRequire(import.meta.url).resolve('@praxiskit/letters/package.json');
    const compiler = createRequire(manifest).resolve('@myriaddreamin/typst-ts-node-compiler');
    return { press: join(dirname(manifest), 'press'), compiler };
  } catch (cause) {
    const text = 'A bundled server needs the package @praxiskit/letters among its own dependencies';
    throw new LetterPressError('CONFIGURATION', text, { cause });
  }
}
