import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { PictureError } from './picture-error.ts';
import { pictureLimits } from './picture-limits.ts';
import { isPictureType } from './picture-type.ts';
import { isPublicAddress } from './public-address.ts';

interface ResolvedAddress {
  address: string;
  family: number;
}

/** The parts that tests replace: name lookups, public addresses, encryption. */
export interface RemotePorts {
  resolve(host: string): Promise<ResolvedAddress[]>;
  isPublic(address: string): boolean;
  transport: Pick<typeof https, 'request'>;
  timeoutMs: number;
}

const defaultPorts: RemotePorts = {
  resolve: (host) => lookup(host, { all: true }),
  isPublic: isPublicAddress,
  transport: https,
  timeoutMs: pictureLimits.remoteMs,
};

/**
 * Fetches a picture of another host, by HTTPS. The connection uses the address that was checked, so
 * that the name cannot be resolved to another one meanwhile (DNS rebinding). Redirects are refused.
 * @throws PictureError BAD_REQUEST for a name that leads to a private address; NOT_FOUND; BAD_GATEWAY
 */
export async function fetchRemotePicture(
  url: URL,
  ports: Partial<RemotePorts> = {},
): Promise<Buffer> {
  const { resolve, isPublic, transport, timeoutMs } = { ...defaultPorts, ...ports };
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const addresses = await withinTime(resolve(url.hostname), signal);
    if (addresses.length === 0) throw new Error(`${url.hostname} has no address`);
    const hidden = addresses.find(({ address }) => !isPublic(address));
    if (hidden) throw new PictureError('BAD_REQUEST', `${url.hostname} is ${hidden.address}`);
    const response = await open(url, checkedLookup(addresses), transport, signal);
    return await readPicture(response);
  } catch (error) {
    // As text: the codes of a failed connection would be read as those of the database.
    throw error instanceof PictureError ? error : new PictureError('BAD_GATEWAY', String(error));
  }
}

function open(
  { hostname, port, pathname, search }: URL,
  lookupChecked: LookupFunction,
  transport: RemotePorts['transport'],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = transport.request({
      hostname,
      path: pathname + search,
      signal,
      lookup: lookupChecked,
      port: port || 443,
      // Not a connection of another request, which may have been opened to another address.
      agent: false,
      headers: { accept: 'image/*', 'user-agent': 'PraxisKit pictures' },
    });
    request.once('response', resolve).once('error', reject).end();
  });
}

function checkedLookup(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_host, { all }, done) => {
    const [first] = addresses;
    if (all === true) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };
}

async function readPicture(response: IncomingMessage): Promise<Buffer> {
  const { statusCode, headers } = response;
  try {
    if (statusCode === 404 || statusCode === 410) throw new PictureError('NOT_FOUND');
    if (statusCode !== 200) throw new Error(`status ${statusCode}`);
    if (!isPictureType(headers['content-type'])) throw new PictureError('NOT_FOUND');
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > pictureLimits.bytes) throw new PictureError('NOT_FOUND', 'too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}

/** `dns.lookup` takes no signal. */
async function withinTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
