import type { Compute } from './computed.ts';
import { readRaw } from './read-raw.ts';
import type { RawRow } from './row.ts';
import type { Structure } from './structure.ts';
import { jsonOf } from './value.ts';

/** Writes the JSON of a row from the database. */
export type Serialise = (raw: RawRow) => string;

/**
 * Compiles the function that writes rows of a view as JSON, for callers who may read these columns.
 * It converts the database's values directly into the text of the answer.
 */
export function compileSerialiser(
  structure: Structure,
  computed: ReadonlyMap<string, Compute>,
  names: readonly string[],
): Serialise {
  const parts = names.map((name, index): Serialise => {
    const before = `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`;
    const part = structure.columns.get(name);
    if (part !== undefined) {
      const write = jsonOf(part.column, part.read);
      return (raw) => before + write(raw[name]);
    }
    const compute = computed.get(name);
    return (raw) => before + (JSON.stringify(compute?.(readRaw(structure, raw))) ?? 'null');
  });
  return (raw) => {
    let text = '';
    for (const write of parts) text += write(raw);
    return `${text}}`;
  };
}
