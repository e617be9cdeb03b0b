import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ConnectionError } from 'fastify';
import type { AnswerHeaders } from './answer-headers.ts';
import { refusal } from './describe-error.ts';
import type { HttpErrorCode } from './http-error.ts';

/** How long a caller that was refused may take to hang up, in ms. */
const FAREWELL_MS = 500;

/** Node's codes; every other one is a request that cannot be read. */
const refusals: Readonly<Record<string, readonly [number, HttpErrorCode]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'REQUEST_TIMEOUT'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'PAYLOAD_TOO_LARGE'],
  HPE_HEADER_OVERFLOW: [431, 'HEADERS_TOO_LARGE'],
};

/**
 * Emitted by the server, with the status, for each answer that no hook sees: figures count them, too.
 */
export const UNREAD = 'unread';

/** Node's fields that its types leave out. */
interface HttpSocket extends Duplex {
  bytesRead?: number;
  /** The answer in progress. */
  _httpMessage?: ServerResponse | null;
}

/**
 * Node's `clientError`, for requests that its parser refuses or that take too long: the usual form,
 * in German because nothing is known of the caller, and the connection is closed. Without its body
 * for HEAD, where the beginning of the request is known.
 */
export function answerUnparsed(headers: AnswerHeaders, report: (status: number) => void) {
  return (error: ConnectionError, socket: HttpSocket): void => {
    const { _httpMessage: answer, bytesRead } = socket;
    // A browser opens connections in advance, and would show a 408 that it finds on one.
    const isIdle = bytesRead === 0;
    if (!socket.writable || error.code === 'ECONNRESET' || isIdle || answer?.headersSent) {
      socket.destroy();
      return;
    }
    const [statusCode, code] = refusals[error.code ?? ''] ?? [400, 'BAD_REQUEST'];
    report(statusCode);
    refuse({ socket, isHead: isHeadRefused(error) }, statusCode, code, headers);
  };
}

/** Whether a HEAD request was refused. In a packet with several requests, only the first is sure to begin there. */
function isHeadRefused({ rawPacket, bytesParsed }: Partial<ConnectionError>): boolean {
  if (!Buffer.isBuffer(rawPacket)) return false;
  const read = rawPacket.subarray(0, bytesParsed).toString('latin1');
  return read.startsWith('HEAD ') && !read.includes('\r\n\r\n');
}

/** Answers requests that Node would answer itself, or not at all, for lack of a listener. */
export function answerUnserved(server: Server, headers: AnswerHeaders): void {
  server.on('checkExpectation', ({ socket, method }: IncomingMessage) => {
    server.emit(UNREAD, 417);
    refuse({ socket, isHead: method === 'HEAD' }, 417, 'EXPECTATION_FAILED', headers);
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    server.emit(UNREAD, 405);
    refuse({ socket, isHead: false }, 405, 'METHOD_NOT_ALLOWED', headers);
  });
}

function refuse(
  { socket, isHead }: { socket: Duplex; isHead: boolean },
  statusCode: number,
  code: HttpErrorCode,
  headers: AnswerHeaders,
): void {
  const body = JSON.stringify(refusal(statusCode, code));
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    date: new Date().toUTCString(),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  const status = `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`;
  socket.end([status, ...lines, '', isHead ? '' : body].join('\r\n'));
  // If it were destroyed at once, data that the caller still sends would discard the answer before it is read.
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
}
