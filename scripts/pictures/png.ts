import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

export interface Indexed {
  width: number;
  height: number;
  /** Red, green and blue of up to 256 colors, one after the other. */
  palette: Buffer;
  /** One byte a pixel: its place in the palette. */
  pixels: Buffer;
}

/** A PNG with a palette, much smaller than one in full color. */
export function encodePng({ width, height, palette, pixels }: Indexed) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, with a palette.
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, y) => [
    Buffer.from([0]),
    pixels.subarray(y * width, (y + 1) * width),
  ]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(Buffer.concat(rows.flat()), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
