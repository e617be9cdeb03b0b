import type {} from '@praxiskit/core/fastify';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { RecordServerError } from '../error.ts';
import type { RecordServerOptions } from '../options.ts';
import type { RecordWriter, WritableView, WrittenRow } from '../write/writer.ts';
import { allowBody, disallowBody, documentation, publishBody, revertBody } from './route-schema.ts';
import {
  allowFinding,
  disallowFinding,
  discardDraft,
  type OpenFindings,
  openDraft,
  publishDraft,
  revertPublished,
} from './steps.ts';
import { listVersions, readVersion } from './versions.ts';
import { hasDrafts } from './view-parts.ts';

export interface DraftRoutes extends Pick<RecordServerOptions, 'viewer' | 'locale' | 'afterWrite'> {
  readonly writer: RecordWriter;
  readonly openFindings: OpenFindings;
}

interface Params {
  readonly view: string;
  readonly id: string;
}

type Step = Exclude<keyof typeof documentation, 'versions' | 'version'>;

/**
 * `POST /api/drafts/{view}/{id}/open | publish | revert | discard | allow | disallow` and `GET
 * …/versions`, `…/versions/{version}`, where `id` is the id of a record or of its draft. A caller
 * who may update a record may call all of them. Answers of steps have an `ETag`. The app's error
 * handler answers thrown errors: a DraftError, or a RecordServerError as for PUT.
 */
export const draftRoutes =
  ({ writer, viewer, locale, openFindings, afterWrite }: DraftRoutes): FastifyPluginAsync =>
  async (app) => {
    const config = { access: 'record', enforcedBy: 'record-server' } as const;

    function within<T>(
      request: FastifyRequest,
      work: (records: WritableView, id: string) => Promise<T>,
    ): Promise<T> {
      const { view, id } = request.params as Params;
      const caller = { viewer: viewer(request), locale: locale(request) };
      return writer(caller, view, async (records) => {
        if (!hasDrafts(records.view)) throw new RecordServerError('NOT_FOUND');
        // Checked before the body is read: a caller without the right to write learns nothing from
        // it.
        if (records.writable.length === 0) {
          throw new RecordServerError(caller.viewer === null ? 'UNAUTHENTICATED' : 'NOT_FOUND');
        }
        return work(records, id);
      });
    }

    function add(
      step: Step,
      work: (
        records: WritableView,
        id: string,
        request: FastifyRequest,
      ) => Promise<{ status: number; row?: WrittenRow }>,
    ): void {
      const route = { config, schema: documentation[step], validatorCompiler: () => () => true };
      app.post(`/api/drafts/:view/:id/${step}`, route, async (request, reply) => {
        const { status, body } = await within(request, async (records, id) => {
          const { status, row } = await work(records, id, request);
          return { status, body: row && records.project(row) };
        });
        if (step !== 'open') await notify(request);
        if (body) reply.header('etag', `"${body.version}"`);
        return send(reply, status, body);
      });
    }

    async function notify({ log }: FastifyRequest): Promise<void> {
      try {
        await afterWrite?.();
      } catch (error) {
        log.warn({ err: error }, 'afterWrite failed');
      }
    }

    add('open', async (records, id) => {
      const { draft, isMade } = await openDraft(records, id);
      return { status: isMade ? 201 : 200, row: draft };
    });

    add('publish', async (records, id, request) => {
      const { version } = read(publishBody, request);
      const row = await publishDraft(records, id, { version, openFindings });
      return { status: 200, row };
    });

    add('revert', async (records, id, request) => {
      const row = await revertPublished(records, id, {
        ...read(revertBody, request),
        openFindings,
      });
      return { status: 200, row };
    });

    add('discard', async (records, id) => {
      await discardDraft(records, id);
      return { status: 204 };
    });

    add('allow', async (records, id, request) => {
      const by = viewer(request)?.name ?? '';
      const allowance = { ...read(allowBody, request), by, at: new Date().toISOString() };
      return { status: 200, row: await allowFinding(records, id, allowance) };
    });

    add('disallow', async (records, id, request) => {
      const words = read(disallowBody, request);
      return { status: 200, row: await disallowFinding(records, id, words) };
    });

    const versions = '/api/drafts/:view/:id/versions';
    app.get(versions, { config, schema: documentation.versions }, async (request, reply) =>
      send(reply, 200, await within(request, listVersions)),
    );
    app.get(
      `${versions}/:version`,
      { config, schema: documentation.version },
      async (request, reply) => {
        const { version } = request.params as { version: string };
        const read = (records: WritableView, id: string) => readVersion(records, id, version);
        return send(reply, 200, await within(request, read));
      },
    );
  };

/** @throws RecordServerError VALIDATION_FAILED that names the fields */
function read<Schema extends z.ZodType>(schema: Schema, { body }: FastifyRequest): z.infer<Schema> {
  const { data, error } = schema.safeParse(body ?? {});
  if (!error) return data;
  const details = Object.fromEntries(
    error.issues.map(({ path, message }) => [String(path[0] ?? ''), [{ op: 'custom', message }]]),
  );
  throw new RecordServerError('VALIDATION_FAILED', { details });
}

function send(reply: FastifyReply, status: number, body?: object): FastifyReply {
  reply.code(status).header('cache-control', 'private, no-store');
  if (body === undefined) return reply.send();
  // Sent as is: a record has the columns of its view, and no own schema here.
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}
