import type { ConsentProof } from '../proofs/report.ts';
import type { ConsentStore } from './store.ts';

/** The time span and the format of an export. */
export interface ProofExport {
  from: Date;
  /** Not included. */
  until: Date;
  /** `csv` by default: RFC 4180 with a head. `ndjson`: one object of JSON a line. */
  format?: 'csv' | 'ndjson';
}

const COLUMNS = ['time', 'id', 'action', 'revision', 'texts', 'map'] as const;

/** A spreadsheet would run text that begins like a formula, and any visitor can send a proof. */
function cell(value: string) {
  const plain = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

function row(proof: ConsentProof) {
  const values = { ...proof, map: JSON.stringify(proof.map) };
  return `${COLUMNS.map((name) => cell(values[name])).join(',')}\r\n`;
}

/**
 * The proof log between two times, oldest first, as parts of one text: for who has to show it. It holds a
 * few proofs at a time. In CSV a value that begins like a formula has `'` before it.
 *
 * @throws errors of the store, between two parts
 */
export async function* exportProofs(
  store: Pick<ConsentStore, 'between'>,
  { from, until, format = 'csv' }: ProofExport,
): AsyncGenerator<string> {
  if (format === 'csv') yield `${COLUMNS.join(',')}\r\n`;
  for await (const proof of store.between(from, until)) {
    yield format === 'csv' ? row(proof) : `${JSON.stringify(proof)}\n`;
  }
}
