import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import encode, { init } from '@jsquash/avif/encode.js';
import encodeJpeg, { init as initJpeg } from '@jsquash/jpeg/encode.js';
import type { Picture } from './draw.ts';

/** To AVIF, by an encoder in WebAssembly: the same bytes on every machine, and nothing native. */
export async function createEncoder(): Promise<(picture: Picture) => Promise<Buffer>> {
  const file = createRequire(import.meta.url).resolve('@jsquash/avif/codec/enc/avif_enc.wasm');
  await init(await WebAssembly.compile(await readFile(file)));
  return async ({ width, height, data }) => {
    const image = {
      width,
      height,
      data,
      colorSpace: 'srgb' as const,
      pixelFormat: 'rgba-unorm8' as const,
    };
    return Buffer.from(await encode(image as ImageData, { quality: 78, speed: 4 }));
  };
}

/** To JPEG, which everything that shows a shared page can read. */
export async function createJpegEncoder(): Promise<(picture: Picture) => Promise<Buffer>> {
  const file = createRequire(import.meta.url).resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm');
  await initJpeg(await WebAssembly.compile(await readFile(file)));
  return async ({ width, height, data }) => {
    const image = { width, height, data, colorSpace: 'srgb' as const };
    return Buffer.from(await encodeJpeg(image as ImageData, { quality: 78 }));
  };
}
