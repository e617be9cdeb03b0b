import { isPublicWrite } from '@praxiskit/record-drafts/server';
import { addToOutbox, keepAudit, type RecordServerOptions } from '@praxiskit/record-server';
import { type Jobs, raiseRevision, sendAgain } from '@praxiskit/server-kit';
import type { JobPayloads } from '../../jobs.ts';

type OnWrite = NonNullable<RecordServerOptions['onWrite']>;

/** What every write brings with it, in its own transaction: audit, content revision, jobs. */
export function createOnWrite(jobs: Jobs<JobPayloads>): OnWrite {
  return async (write, em) => {
    await keepAudit(write, em);
    if (isPublicWrite(write)) await raiseRevision(em);
    const isSent = write.view === 'letters' && write.after?.status === 'sent';
    if (isSent && write.before?.status !== 'sent') {
      await jobs.enqueue(em, 'letter-available', { letterId: write.id });
    }
    await sendAgain(write, em, jobs);
  };
}

/** The same of what the site does by itself, where no jobs begin; the streams are told of it. */
export const onOwnWrite: OnWrite = async (write, em) => {
  await keepAudit(write, em);
  if (isPublicWrite(write)) await raiseRevision(em);
  await addToOutbox(write, em);
};
