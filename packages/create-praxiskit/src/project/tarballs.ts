import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { CreateError } from '../error.ts';

/**
 * The packed packages in a folder: name → absolute path.
 *
 * @throws CreateError where the folder cannot be read, has none, or has one twice
 */
export function readTarballs(folder: string): ReadonlyMap<string, string> {
  const mend = `Make them in a clone of PraxisKit by: npm run pack -- ${folder}`;
  const found = new Map<string, string>();
  for (const file of listFolder(folder, mend)) {
    const name = /^praxiskit-([a-z-]+)-\d.*\.tgz$/.exec(file)?.[1];
    if (!name) continue;
    const full = `@praxiskit/${name}`;
    if (found.has(full)) {
      throw new CreateError(`--packages ${folder} has ${full} twice. Remove the older file.`);
    }
    found.set(full, resolve(folder, file));
  }
  if (found.size === 0) throw new CreateError(`--packages ${folder} has no packages. ${mend}`);
  return found;
}

function listFolder(folder: string, mend: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new CreateError(`--packages ${folder} is no folder that can be read. ${mend}`, error);
  }
}
