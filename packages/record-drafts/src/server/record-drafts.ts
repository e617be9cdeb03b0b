import type { SqlEntityManager } from '@mikro-orm/sql';
import { createRecordWriter, type RecordServerOptions } from '@praxiskit/record-server';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { draftRoutes } from './draft-routes.ts';
import { createDraftPreview } from './preview.ts';
import type { OpenFindings } from './steps.ts';

/** As record-server has them: the same views, viewers and `onWrite`. */
export interface RecordDraftsOptions extends RecordServerOptions {
  /** What holds up publishing; nothing by default. */
  readonly openFindings?: OpenFindings;
}

/** Drafts of the views that have `draftColumns`. */
export interface RecordDrafts {
  /** A plug-in: what is done with drafts, below `/api/drafts`. */
  readonly routes: FastifyPluginAsync;
  /**
   * Runs `work` as if a draft were published: in a transaction that has its columns on the record and is
   * always undone, so that lists, filters and relations show it as they will. Reads have to use the `em` that
   * it gets, and no other, until it ends.
   *
   * @param draft `{view}/{id}`, the id being that of the draft or of its record
   * @returns null where there is no such record, or the request's viewer may not change it
   * @throws RecordServerError VALIDATION_FAILED for a value that another published record has (an address)
   */
  preview<T>(
    request: FastifyRequest,
    draft: string,
    work: (em: SqlEntityManager) => Promise<T>,
  ): Promise<T | null>;
}

/** @throws Error, RecordError as the plug-in of record-server does at its start */
export function createRecordDrafts(options: RecordDraftsOptions): RecordDrafts {
  const { viewer, locale, openFindings = () => [] } = options;
  const writer = createRecordWriter(options);
  const preview = createDraftPreview(writer);
  return {
    routes: draftRoutes({ ...options, writer, openFindings }),
    preview: (request, draft, work) =>
      preview({ viewer: viewer(request), locale: locale(request) }, draft, work),
  };
}
