import { createHash } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type {} from '@praxiskit/core/fastify';
import {
  createRecordMaintenance,
  createRecordReader,
  createRecordWriter,
  RecordServerError,
  type RecordServerOptions,
  type WritableView,
  type WrittenRow,
} from '@praxiskit/record-server';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { LetterPrint as Print } from '../press/letter.ts';
import { databaseTime } from './database-time.ts';
import { freezeLetter, type LetterContent } from './freeze.ts';
import { addLetterEvent } from './keep-events.ts';
import { Letter } from './letter.entity.ts';
import { LetterEvent } from './letter-event.entity.ts';
import { ofOthers } from './letters.view.ts';
import { fieldMessages, letterMessages } from './messages.ts';
import { printDraft, readLetterPrint } from './read-print.ts';
import { documentation, type LayoutAnswer, letterId, withdrawBody } from './route-schema.ts';
import { type LetterSending, translatePressError } from './send.ts';
import type { LetterRoles } from './signing.ts';
import type { LetterStatus } from './status.ts';

/** The options of record-server, and the same roles and press as of the views. */
export interface LetterRoutesOptions extends RecordServerOptions, LetterRoles {
  readonly sending: LetterSending;
}

interface Row extends LetterContent {
  readonly id: string;
  readonly version: number;
  readonly status: LetterStatus;
}

const unwritten: readonly string[] = ['draft', 'ready'] satisfies LetterStatus[];

/**
 * `POST /api/letters/{id}/read | withdraw | printed` and `GET …/layout | print | gone`. What is refused is a
 * RecordServerError, which the app's error handler answers.
 *
 * @throws Error, RecordError as the plug-in of record-server does at its start
 */
export const letterRoutes: FastifyPluginAsync<LetterRoutesOptions> = async (app, options) => {
  const { viewer: viewerOf, locale: localeOf, isStaff, isDoctor, onOpen, sending } = options;
  const readAs = createRecordReader<{ letters: Row; own_letters: Row }>(options);
  const write = createRecordWriter(options);
  const recordsIn = createRecordMaintenance(options);
  const em = () => options.entityManager();
  const config = { access: 'record', enforcedBy: 'letters' } as const;
  const anyBody = { validatorCompiler: () => () => true };

  const callerOf = (request: FastifyRequest) => ({
    viewer: viewerOf(request),
    locale: localeOf(request),
  });
  const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id;

  /** @throws RecordServerError UNAUTHENTICATED, NOT_FOUND for a letter that the caller may not read */
  const find = (request: FastifyRequest): Promise<Row> =>
    readAs(callerOf(request)).find('letters', idOf(request));

  /** A letter that was sent to the caller. @throws as `find` */
  const findOwn = (request: FastifyRequest, em?: SqlEntityManager): Promise<Row> =>
    readAs({ ...callerOf(request), ...(em ? { em } : {}) }).find('own_letters', idOf(request));

  /** The letter, and the view in which the caller reads it. @throws as `find` */
  async function findAny(request: FastifyRequest) {
    try {
      return { view: 'letters', row: await find(request) };
    } catch (error) {
      if (!(error instanceof RecordServerError) || error.code !== 'NOT_FOUND') throw error;
      return { view: 'own_letters', row: await findOwn(request) };
    }
  }

  /** Locks a letter that the caller, one of the staff, may write. */
  const withLetter = <T>(
    request: FastifyRequest,
    isAllowed: LetterRoles['isStaff'],
    work: (records: WritableView, row: WrittenRow) => Promise<T>,
  ): Promise<T> =>
    write(callerOf(request), 'letters', async (records) => {
      const viewer = viewerOf(request);
      if (viewer !== null && !isAllowed(viewer)) throw new RecordServerError('NOT_FOUND');
      return work(records, await records.lock(idOf(request)));
    });

  app.post(
    '/api/letters/:id/read',
    { config, schema: documentation.read },
    async (request, reply) => {
      // It starts again where another write of the letter holds the row.
      await write(callerOf(request), 'own_letters', async (records) => {
        const { id } = await findOwn(request, records.em);
        await records.em.execute('select 1 from letters where id = ? for no key update', [id]);
        const unread = { id, readAt: null, status: 'sent' } as const;
        if ((await records.em.count(Letter, unread)) === 0) return;
        const readAt = await databaseTime(records.em);
        await recordsIn(records.em).change('letters', { id }, { readAt });
        await addLetterEvent(records.em, id, 'read', viewerOf(request));
      });
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/letters/:id/withdraw',
    { config, schema: documentation.withdraw, ...anyBody },
    async (request, reply) => {
      const shown = await withLetter(request, isDoctor, async (records, row) => {
        const { data } = withdrawBody.safeParse(request.body);
        if (!data) {
          throw RecordServerError.ofField('reason', fieldMessages.empty[localeOf(request)]);
        }
        if (row.status === 'withdrawn') return records.project(row);
        if (row.status !== 'sent') {
          throw new RecordServerError('CONFLICT', { messages: letterMessages.notSent });
        }
        const next = {
          status: 'withdrawn',
          withdrawn_at: await databaseTime(records.em),
          withdrawn_reason: data.reason,
        };
        const after = await records.update(row, next);
        await addLetterEvent(
          records.em,
          String(row.id),
          'withdrawn',
          viewerOf(request),
          data.reason,
        );
        return records.project(after);
      });
      return reply.header('etag', `"${shown.version}"`).send(shown);
    },
  );

  app.post(
    '/api/letters/:id/printed',
    { config, schema: documentation.printed },
    async (request, reply) => {
      await withLetter(request, isStaff, async (records, row) => {
        // One whose mail has failed goes by post, too.
        const isForPost = row.delivery === 'paper' || row.mail_status === 'failed';
        if (row.status !== 'sent' || !isForPost) {
          throw new RecordServerError('CONFLICT', { messages: letterMessages.notOnPaper });
        }
        if (row.printed_at) return;
        await records.update(row, { printed_at: await databaseTime(records.em) });
        await addLetterEvent(records.em, String(row.id), 'printed', viewerOf(request));
      });
      return reply.code(204).send();
    },
  );

  app.get(
    '/api/letters/:id/layout',
    { config, schema: documentation.layout },
    async (request, reply) => {
      const row = await find(request);
      if (!isStaff(viewerOf(request)) || !unwritten.includes(row.status)) {
        throw new RecordServerError('NOT_FOUND');
      }
      const frozen = await freezeLetter(em(), row, sending.readSender);
      // All that the lines are made of: the patient's and the practice's facts, too.
      const etag = `"${createHash('sha256').update(JSON.stringify(frozen)).digest('base64url')}"`;
      reply.headers({ etag, 'cache-control': 'private, no-store' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return answerOf(await pressed(request, sending.press.layOut(frozen)));
    },
  );

  app.get(
    '/api/letters/:id/print',
    { config, schema: documentation.print },
    async (request, reply) => {
      const { view, row } = await findAny(request);
      const { id } = row;
      const manager = em();
      const viewer = viewerOf(request);
      if (viewer) await onOpen?.({ view, id, viewer }, manager);
      const work = unwritten.includes(row.status)
        ? printDraft(manager, row, sending, localeOf(request))
        : readLetterPrint(manager, id, sending);
      const print = await pressed(request, work);
      if (print === null) throw new RecordServerError('NOT_FOUND');
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${print.name}"`,
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        })
        .send(Buffer.from(print.pdf));
    },
  );

  app.get(
    '/api/letters/:id/gone',
    { config, schema: documentation.gone },
    async (request, reply) => {
      const viewer = viewerOf(request);
      if (viewer === null) throw new RecordServerError('UNAUTHENTICATED');
      const { success, data: id } = letterId.safeParse(idOf(request));
      const circle = isDoctor(viewer) ? {} : ({ circle: 'desk' } as const);
      const where = { id, goneAt: { $ne: null }, ...ofOthers(viewer), ...circle };
      const letter =
        success && isStaff(viewer) ? await em().findOne(Letter, where as object) : null;
      if (!letter) throw new RecordServerError('NOT_FOUND');
      const last = await em().findOne(
        LetterEvent,
        { letter: letter.id, kind: 'gone' },
        { orderBy: { at: 'desc' } },
      );
      return reply
        .header('cache-control', 'private, no-store')
        .send({ name: last?.actorName ?? null, at: (last?.at ?? letter.goneAt)?.toISOString() });
    },
  );

  /** @throws RecordServerError for an error of the press, in the caller's language */
  async function pressed<T>(request: FastifyRequest, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      throw translatePressError(error, localeOf(request));
    }
  }
};

function answerOf({ layout, unprintable }: Omit<Print, 'pdf'>): LayoutAnswer {
  return {
    pages: layout.pages,
    free_mm: layout.freeMm,
    blocks: layout.blocks.map((lines) => ({
      lines: lines.map(({ page, mm, from, to, item }) => [page, mm, from, to, item]),
    })),
    unprintable: unprintable.map(({ sign, codePoint }) => ({ sign, code_point: codePoint })),
  };
}
