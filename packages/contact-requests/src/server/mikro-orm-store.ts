import { type EntityClass, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { addToOutbox } from '@praxiskit/record-server';
import { contactKind } from '../request/contact-kind.ts';
import type { RequestStore } from './store.ts';

/** A mail that a request causes: ids only, for the queue's table is read by many tools. */
export interface RequestMail {
  requestId: string;
  to: 'practice' | 'sender';
}

/** A row of the app's entity, as far as this package needs it. */
export interface StoredRequest {
  id: string;
  contact: string;
  locale: string;
  formKey: string;
  createdAt: Date;
  deleteAfter: Date;
}

/** The tables, and who sends mails. */
export interface RequestStoreOptions {
  /** A manager of its own for each call. */
  em: () => SqlEntityManager;
  /** Made of `requestColumns`, with a relation `treatment`. */
  entity: EntityClass<StoredRequest>;
  /** The treatments that a request may be about, by slug. */
  treatment: EntityClass<{ id: string; slug: string }>;
  /** A filter of MikroORM for treatments: a draft has the slug of its published record. All by default. */
  offered?: object;
  /** In the transaction that keeps the request. */
  enqueueMail(em: SqlEntityManager, mail: RequestMail): Promise<void>;
  /** The view `requests` has events of record-server: the staff's open lists show a new one. */
  isLive?: boolean;
}

const DAY_MS = 86_400_000;

/** Requests in the app's own database. */
export function createRequestStore(options: RequestStoreOptions): RequestStore {
  const { em, entity, treatment, offered, enqueueMail, isLive = false } = options;
  return {
    isKept: async (formKey) => (await em().count(entity, { formKey } as object)) > 0,
    async add({ key, treatment: slug, consent: _, ...request }) {
      try {
        await em().transactional(async (tx) => {
          // One that is not offered any longer is still open.
          const about = slug ? await tx.findOne(treatment, { slug, ...offered } as object) : null;
          const day = {
            contact: request.contact,
            createdAt: { $gt: new Date(Date.now() - DAY_MS) },
          };
          // One a day: a stranger's mailbox cannot be filled through the site.
          const isFirst = (await tx.count(entity, day as object)) === 0;
          const row = tx.create(entity, { ...request, formKey: key, treatment: about } as never);
          await tx.flush();
          const write = { view: 'requests', id: row.id, action: 'create', version: 1 } as const;
          if (isLive) await addToOutbox(write, tx);
          await enqueueMail(tx, { requestId: row.id, to: 'practice' });
          if (contactKind(request.contact) === 'email' && isFirst) {
            await enqueueMail(tx, { requestId: row.id, to: 'sender' });
          }
        });
        return true;
      } catch (error) {
        // The same form, sent twice at the same time.
        if (error instanceof UniqueConstraintViolationException) return false;
        throw error;
      }
    },
  };
}

/** Deletes requests whose time is over, whatever became of them. */
export async function sweepRequests(
  em: SqlEntityManager,
  entity: EntityClass<StoredRequest>,
  now: number,
): Promise<void> {
  await em.nativeDelete(entity, { deleteAfter: { $lte: new Date(now) } } as object);
}
