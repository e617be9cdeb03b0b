import type { SqlEntityManager } from '@mikro-orm/sql';
import { FailedMail } from './failed-mail.entity.ts';
import { failedMailView } from './failed-mail-view.ts';

/** A site's jobs, whatever they carry. */
interface AnyJobs {
  enqueue(
    em: SqlEntityManager,
    name: never,
    payload: never,
    options: { id: string },
  ): Promise<unknown>;
}

type Row = Readonly<Record<string, unknown>> | null;

/** As record-server's `onWrite` is notified of it. */
interface Write {
  readonly view: string;
  readonly id: string;
  readonly before: Row;
  readonly after: Row;
}

/**
 * For `onWrite` of record-server: a failed mail whose `status` has become `waiting` is sent again, in the
 * transaction of the write and by the same job, so that it keeps its Message-ID.
 */
export async function sendAgain(
  { view, id, before, after }: Write,
  em: SqlEntityManager,
  jobs: AnyJobs,
): Promise<void> {
  if (view !== failedMailView.name || after?.status !== 'waiting') return;
  if (before?.status === 'waiting') return;
  const { job, payload } = await em.findOneOrFail(FailedMail, { id });
  await jobs.enqueue(em, job as never, payload as never, { id });
}
