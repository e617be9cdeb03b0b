import { mkdir, writeFile } from 'node:fs/promises';
import { layers } from '@praxiskit/treatments';
import { createEncoder, createJpegEncoder } from './encode.ts';
import { themes } from './palette.ts';
import { drawShared } from './shared.ts';
import { slicesOf } from './slices.ts';

export interface MadePicture {
  name: string;
  width: number;
  height: number;
  bytes: number;
}

/**
 * Draws every picture whose name has `part` in it, and writes it into the folder that the style sheets use;
 * those that pages are shared with into the one that is served as it is.
 */
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
  const toJpeg = await createJpegEncoder();
  for (const page of ['home', ...layers] as const) {
    const name = `shared/${page}`;
    if (!name.includes(part)) continue;
    const picture = drawShared(page);
    const file = await toJpeg(picture);
    await writeFile(new URL(`../../public/${name}.jpg`, import.meta.url), file);
    yield { name, width: picture.width, height: picture.height, bytes: file.length };
  }
}
