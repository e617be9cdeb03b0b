import { encode } from 'fast-png';

export interface Indexed {
  width: number;
  height: number;
  /** Red, green and blue of up to 256 colors, one after the other. */
  palette: Uint8Array;
  /** One byte a pixel: its place in the palette. */
  pixels: Uint8Array;
}

/** A PNG with a palette, much smaller than one in full color. */
export function encodePng({ width, height, palette, pixels }: Indexed): Buffer {
  const colors = Array.from({ length: palette.length / 3 }, (_, index) =>
    Array.from(palette.subarray(index * 3, index * 3 + 3)),
  );
  const options = { zlib: { level: 9 } } as const;
  return Buffer.from(
    encode({ width, height, data: pixels, channels: 1, palette: colors }, options),
  );
}
