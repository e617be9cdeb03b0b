import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const toDeflate = promisify(deflateRaw);

export type Encoding = 'br' | 'gzip' | 'plain';

/**
 * The beginning of a page, which is the same for all visitors, compressed once. The end, which has a
 * visitor's session, is added without compressing the page again: brotli and deflate both allow a block of
 * plain bytes in a compressed stream. The stream is flushed first, so that such a block can follow.
 */
export interface OpenBody {
  readonly plain: Buffer;
  readonly br: Buffer;
  /** Raw deflate, without gzip's header and trailer. */
  readonly deflate: Buffer;
  readonly crc: number;
}

/** `quality`: brotli's, 0–11; an answer that is sent only once takes a quick one. */
export async function openBody(text: string, quality: number): Promise<OpenBody> {
  const plain = Buffer.from(text);
  const [br, deflate] = await Promise.all([
    toBrotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    }),
    toDeflate(plain, { finishFlush: constants.Z_FULL_FLUSH }),
  ]);
  return { plain, br, deflate, crc: crc32(plain) };
}

/** The whole page in one encoding: a copy of the beginning, followed by the end. */
export function closeBody(body: OpenBody, end: string, encoding: Encoding): Buffer {
  const tail = Buffer.from(end);
  if (encoding === 'plain') return Buffer.concat([body.plain, tail]);
  if (encoding === 'br') return Buffer.concat([body.br, ...storedInBrotli(tail), LAST_OF_BROTLI]);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc32(tail, body.crc), 0);
  trailer.writeUInt32LE((body.plain.length + tail.length) % 2 ** 32, 4);
  return Buffer.concat([GZIP_HEADER, body.deflate, ...storedInDeflate(tail), trailer]);
}

/** Method deflate, no file name, no time, unknown operating system (RFC 1952, section 2.3). */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** The last block, which is empty: ISLAST and ISLASTEMPTY (RFC 7932, section 9.2). */
const LAST_OF_BROTLI = Buffer.from([0b11]);

/** Both formats have 16 bits for the length of a plain block. */
const LONGEST_BLOCK = 0xffff;

function blocksOf(bytes: Buffer): Buffer[] {
  const count = Math.ceil(bytes.length / LONGEST_BLOCK);
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * LONGEST_BLOCK, (index + 1) * LONGEST_BLOCK),
  );
}

/**
 * Plain blocks of brotli (RFC 7932, section 9.2). The header, from the lowest bit: ISLAST 0, MNIBBLES 00 (the
 * length has four nibbles), MLEN - 1 in 16 bits, ISUNCOMPRESSED 1, padding to the next byte.
 */
function storedInBrotli(bytes: Buffer): Buffer[] {
  return blocksOf(bytes).flatMap((block) => {
    const header = Buffer.alloc(3);
    header.writeUIntLE(((block.length - 1) << 3) | (1 << 19), 0, 3);
    return [header, block];
  });
}

/** Plain blocks of deflate (RFC 1951, section 3.2.4): BFINAL, BTYPE 00, padding, LEN and its complement. */
function storedInDeflate(bytes: Buffer): Buffer[] {
  const blocks = blocksOf(bytes);
  if (blocks.length === 0) blocks.push(bytes);
  return blocks.flatMap((block, index) => {
    const header = Buffer.alloc(5);
    header.writeUInt8(index === blocks.length - 1 ? 1 : 0, 0);
    header.writeUInt16LE(block.length, 1);
    header.writeUInt16LE(~block.length & 0xffff, 3);
    return [header, block];
  });
}

/**
 * A whole answer in one encoding, for an answer that is sent only once. `quality`: brotli's, 0–11;
 * its window is no longer than the text, so that it uses no more memory than the text.
 */
export async function compressOnce(
  text: string,
  encoding: Encoding,
  quality: number,
): Promise<Buffer> {
  const plain = Buffer.from(text);
  if (encoding === 'plain') return plain;
  if (encoding === 'gzip') return toGzip(plain);
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_MAX_WINDOW_BITS } = constants;
  const bits = Math.ceil(Math.log2(plain.length + 1));
  return toBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        Math.max(bits, BROTLI_MIN_WINDOW_BITS),
        BROTLI_MAX_WINDOW_BITS,
      ),
    },
  });
}

/** The best encoding that a browser accepts, by its Accept-Encoding (RFC 9110, section 12.5.3). */
export function chooseEncoding(acceptEncoding = ''): Encoding {
  const accepted = new Set<string>();
  for (const entry of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    if (Number(quality) > 0) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'plain';
}
