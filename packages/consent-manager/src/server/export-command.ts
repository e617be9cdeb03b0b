import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { exportProofs, type ProofExport } from './export.ts';
import type { ConsentStore } from './store.ts';

const flags = { format: { type: 'string', default: 'csv' } } as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** @throws Error for a text that is no day of the calendar; 30 February would become another day */
function dayOf(word: string): Date {
  const day = new Date(`${word}T00:00:00Z`);
  if (DAY.test(word) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(word))
    return day;
  throw new Error(`${word} is no day: write it as 2026-12-31.`);
}

/**
 * A command that shows the proofs: writes the log to the standard output, as
 * `proofs [from] [until] [--format ndjson]`. Days are in UTC, and `until` is not part of it; without days it
 * is the whole log.
 *
 * @param target the standard output by default; it is left open
 * @returns a sentence for the user of the command
 * @throws Error of one line for unknown arguments, or a target that cannot be written; the errors of the
 * store
 */
export async function exportProofsCommand(
  words: readonly string[],
  store: Pick<ConsentStore, 'between'>,
  target: Writable = process.stdout,
): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: flags,
    allowPositionals: true,
    strict: false,
  });
  const { format, ...others } = values;
  const [from, until, ...more] = positionals;
  const unknown = more[0] ?? Object.keys(others)[0];
  if (unknown !== undefined) throw new Error(`What is ${unknown}? ${usage}`);
  if (format !== 'csv' && format !== 'ndjson') throw new Error('--format is csv or ndjson.');
  const span: ProofExport = {
    from: from === undefined ? new Date(0) : dayOf(from),
    until: until === undefined ? new Date('9999-12-31') : dayOf(until),
    format,
  };
  if (span.from >= span.until) throw new Error('The first day has to be before the last one.');
  let count = 0;
  const counted: Pick<ConsentStore, 'between'> = {
    async *between(...times) {
      for await (const proof of store.between(...times)) {
        count++;
        yield proof;
      }
    },
  };
  let unwritable: NodeJS.ErrnoException | undefined;
  target.once('error', (error) => {
    unwritable = error;
  });
  await pipeline(Readable.from(exportProofs(counted, span)), target, { end: false }).catch(
    (error: unknown) => {
      // Not the store's: a full disk, or a reader that has gone.
      if (error !== unwritable || !unwritable) throw error;
      throw new Error(`The proofs cannot be written (${unwritable.code}).`);
    },
  );
  return `Proofs of consent written: ${count}.`;
}

const usage = 'npm run data -- proofs [from] [until] [--format ndjson]';
