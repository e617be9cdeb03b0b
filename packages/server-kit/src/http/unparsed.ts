import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
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
 * Emitted by the server, with the status, for each answer to what no hook sees: figures count them, too.
 */
export const UNREAD = 'unread';

/** Node's fields that its types leave out. */
interface HttpSocket extends Duplex {
  bytesRead?: number;
  /** The answer that is under way. */
  _httpMessage?: ServerResponse | null;
}

/**
 * Node's `clientError`, for what its parser refuses and for requests that take too long: the usual form,
 * in German because nothing is known of the caller, and the connection is closed.
 */
export function answerUnparsed(headers: AnswerHeaders, tell: (status: number) => void) {
  return (error: NodeJS.ErrnoException, socket: HttpSocket): void => {
    const { _httpMessage: answer, bytesRead } = socket;
    // A browser opens connections in advance, and would show a 408 that it finds on one.
    const isIdle = bytesRead === 0;
    if (!socket.writable || error.code === 'ECONNRESET' || isIdle || answer?.headersSent) {
      socket.destroy();
      return;
    }
    const [statusCode, code] = refusals[error.code ?? ''] ?? [400, 'BAD_REQUEST'];
    tell(statusCode);
    refuse(socket, statusCode, code, headers);
  };
}

/** Answers what Node answers itself, or not at all, where nobody listens. */
export function answerUnserved(server: Server, headers: AnswerHeaders): void {
  server.on('checkExpectation', ({ socket }: IncomingMessage) => {
    server.emit(UNREAD, 417);
    refuse(socket, 417, 'EXPECTATION_FAILED', headers);
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    server.emit(UNREAD, 405);
    refuse(socket, 405, 'METHOD_NOT_ALLOWED', headers);
  });
}

function refuse(
  socket: Duplex,
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
  socket.end([status, ...lines, '', body].join('\r\n'));
  // Destroyed at once, what the caller still sends would undo the answer before it is read.
  setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
}
