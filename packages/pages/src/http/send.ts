import type { FastifyReply, FastifyRequest } from 'fastify';
import { jsonElement } from '../document/document.ts';
import { personalDataId } from '../document/page-data.ts';
import { chooseEncoding, closeBody, compressOnce, type Encoding } from '../memory/splice.ts';
import { QUICK_BROTLI, type StoredPage, varyingHeaders } from '../memory/stored-page.ts';
import type { Personal } from '../payload/payload.ts';
import type { PageAnswer } from '../render/page-answer.ts';
import { isRobot } from './robots.ts';

type PageHead = Pick<StoredPage, 'status' | 'headers'>;

const PRIVATE = 'private, no-store';

/**
 * A page that is the same for all visitors: with a validator, so that a browser need not fetch it
 * again.
 */
export function sendShared(request: FastifyRequest, reply: FastifyReply, page: StoredPage) {
  if (isErrorForRobot(request, page)) return sendStatus(request, reply, page);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const { bytes, tag } = page.whole[encoding];
  reply.headers(page.headers).header('etag', tag);
  if (page.status >= 500) reply.header('cache-control', 'no-store');
  else if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  if (page.status === 200 && request.headers['if-none-match']?.includes(tag)) {
    return reply.code(304).send();
  }
  if (encoding !== 'plain') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(bytes);
}

export interface PackedPage extends PageHead {
  encoding: Encoding;
  bytes: Buffer;
}

/** Compresses a page in the best encoding that the request accepts. */
export async function packPage(
  request: FastifyRequest,
  { status, headers, body, end }: PageAnswer,
): Promise<PackedPage> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const bytes = await compressOnce(body + end, encoding, QUICK_BROTLI);
  return { status, headers: { ...varyingHeaders, ...headers }, encoding, bytes };
}

/** A page that was rendered for this visitor alone. */
export function sendOnce(request: FastifyRequest, reply: FastifyReply, page: PackedPage) {
  reply.header('cache-control', PRIVATE);
  if (isErrorForRobot(request, page)) return sendStatus(request, reply, page);
  const { status, headers, encoding, bytes } = page;
  if (encoding !== 'plain') reply.header('content-encoding', encoding);
  return reply.headers(headers).code(status).send(bytes);
}

/** A remembered page for this visitor alone; `personal` is inserted before its end. */
export function sendPrivate(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  personal: Personal,
) {
  reply.header('cache-control', PRIVATE);
  if (isErrorForRobot(request, page)) return sendStatus(request, reply, page);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.headers(page.headers);
  if (encoding !== 'plain') reply.header('content-encoding', encoding);
  const bytes = closeBody(page.body, personalPart(page, personal) + page.end, encoding);
  return reply.code(page.status).send(bytes);
}

/** Adds the visitor's session to a page that was rendered for this visitor alone. */
export function withPersonal(page: PageAnswer, personal: Personal): PageAnswer {
  return page.end === '' ? page : { ...page, body: page.body + personalPart(page, personal) };
}

function personalPart({ headers }: PageHead, personal: Personal): string {
  return headers['content-type']?.startsWith('text/html')
    ? jsonElement(personalDataId, personal)
    : `,"personal":${JSON.stringify(personal)}`;
}

/** Crawlers and link previewers get the status of an error, and no page [R2.9]. */
function isErrorForRobot(request: FastifyRequest, { status, headers }: PageHead): boolean {
  const isPage = headers['content-type']?.startsWith('text/html') === true;
  return status >= 400 && isPage && isRobot(request);
}

function sendStatus(request: FastifyRequest, reply: FastifyReply, { status, headers }: PageHead) {
  request.log.info({ status, route: request.routeOptions.url }, 'An error page for a robot');
  return reply.code(status).headers(headers).header('cache-control', 'no-store').send();
}
