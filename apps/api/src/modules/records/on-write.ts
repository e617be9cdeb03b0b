import type { SqlEntityManager } from '@mikro-orm/sql';
import type { RecordServerOptions } from '@praxiskit/record-server';
import { FailedMail, type Jobs, raiseRevision } from '@praxiskit/server-kit';
import { v7 } from 'uuid';
import type { JobPayloads } from '../../jobs.ts';
import { AuditEvent } from '../audit/audit-event.entity.ts';

/** Views whose rows stand on public pages. */
const published = new Set(['treatments', 'concerns', 'prices']);

type OnWrite = NonNullable<RecordServerOptions['onWrite']>;

/** What every write brings with it, in its own transaction: audit, content revision, jobs. */
export function createOnWrite(jobs: Jobs<JobPayloads>): OnWrite {
  return async (write, em) => {
    await em.insert(AuditEvent, {
      id: v7(),
      at: new Date(),
      actorId: write.viewer?.id ?? null,
      action: write.action,
      view: write.view,
      recordId: write.id,
      columns: changedColumns(write.before, write.after),
    });
    if (published.has(write.view)) await raiseRevision(em);
    const isSent = write.view === 'letters' && write.after?.status === 'sent';
    if (isSent && write.before?.status !== 'sent') {
      await jobs.enqueue(em as SqlEntityManager, 'letter-available', { letterId: write.id });
    }
    const isAgain = write.view === 'failed_mails' && write.after?.status === 'waiting';
    if (isAgain && write.before?.status !== 'waiting') {
      await sendAgain(jobs, em as SqlEntityManager, write.id);
    }
  };
}

/** By the same job, so that the mail keeps its Message-ID. */
async function sendAgain(jobs: Jobs<JobPayloads>, em: SqlEntityManager, id: string) {
  const { job, payload } = await em.findOneOrFail(FailedMail, { id });
  await jobs.enqueue(em, job as keyof JobPayloads, payload as JobPayloads[keyof JobPayloads], id);
}

type Row = Readonly<Record<string, unknown>> | null;

/** Names only: the audit log is no second copy of what patients told. */
function changedColumns(before: Row, after: Row): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].filter(
    (name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  );
}
