import type { SqlEntityManager } from '@mikro-orm/sql';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { RecordServerOptions } from '../options.ts';
import { createRecordWriter } from '../write/writer.ts';
import { draftRoutes } from './draft-routes.ts';
import { createDraftPreview } from './preview.ts';
import type { OpenFindings } from './steps.ts';

/** The options of record-server: the same views, viewers and `onWrite`. */
export interface RecordDraftsOptions extends RecordServerOptions {
  /** Returns the findings that block publishing; none by default. */
  readonly openFindings?: OpenFindings;
}

/** Drafts for the views that have `draftColumns`. */
export interface RecordDrafts {
  /** A plug-in with the routes below `/api/drafts`. */
  readonly routes: FastifyPluginAsync;
  /**
   * Runs `work` as if a draft were published: in a transaction that copies its columns to the
   * record and is always rolled back, so that lists, filters and relations show the result of
   * publishing. Until it ends, reads must use the given `em` and no other.
   *
   * @param draft `{view}/{id}`, with the id of the draft or of its record
   * @returns null if there is no such record, or the request's viewer may not change it
   * @throws RecordServerError VALIDATION_FAILED for a value that another published record has (an
   * address)
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
