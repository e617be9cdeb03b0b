import { mkdir, writeFile } from 'node:fs/promises';
import { createEncoder } from './encode.ts';
import { themes } from './palette.ts';
import { slicesOf } from './slices.ts';

export interface MadePicture {
  name: string;
  width: number;
  height: number;
  bytes: number;
}

/** Draws every picture whose name has `part` in it, and writes it into the folder that the style sheets use. */
export async function* makePictures(part = ''): AsyncGenerator<MadePicture> {
  const folder = new URL('../assets/layers/', import.meta.url);
  const encode = await createEncoder();
  await mkdir(folder, { recursive: true });
  for (const { name, draw } of themes.flatMap(slicesOf)) {
    if (!name.includes(part)) continue;
    const picture = draw();
    const file = await encode(picture);
    await writeFile(new URL(`${name}.avif`, folder), file);
    yield { name, width: picture.width, height: picture.height, bytes: file.length };
  }
}
