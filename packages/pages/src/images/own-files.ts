import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Original } from './original.ts';
import { PictureError } from './picture-error.ts';
import { pictureLimits } from './picture-limits.ts';

/**
 * Finds a file below one of the folders; the first folder that has it counts. A link that leads out
 * of its folder, or to a hidden file, is not found.
 * @param path 'team/anna.jpg', of plain names
 * @throws PictureError NOT_FOUND, also for a directory
 */
export async function findOwnFile(directories: readonly string[], path: string): Promise<Original> {
  for (const directory of directories) {
    const file = await fileIn(directory, path);
    if (file === null) continue;
    const { size, mtimeMs } = await stat(file);
    return {
      host: null,
      version: `${mtimeMs} ${size}`,
      async read() {
        try {
          // A file that is too large is refused before it fills the memory.
          if (size > pictureLimits.bytes)
            throw new Error(`Larger than ${pictureLimits.bytes} bytes`);
          return await readFile(file);
        } catch (error) {
          throw new PictureError('NOT_FOUND', error);
        }
      },
    };
  }
  throw new PictureError('NOT_FOUND');
}

async function fileIn(directory: string, path: string): Promise<string | null> {
  try {
    const root = (await realpath(directory)) + sep;
    const file = await realpath(join(root, path));
    const isInside = file.startsWith(root) && !file.slice(root.length - 1).includes(`${sep}.`);
    return isInside && (await stat(file)).isFile() ? file : null;
  } catch {
    return null;
  }
}
