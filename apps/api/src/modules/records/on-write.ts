import { keepLetterEvents, sendingBegunBy } from '@praxiskit/letters/server';
import { keepAudit, type RecordServerOptions } from '@praxiskit/record-server';
import { dropVersions, isPublicWrite } from '@praxiskit/record-server/drafts';
import { type Jobs, raiseRevision, sendAgain } from '@praxiskit/server-kit';
import type { JobPayloads } from '../../jobs.ts';

type OnWrite = NonNullable<RecordServerOptions['onWrite']>;

/** Runs in the transaction of every write: audit, earlier versions and content revision. */
export const keepWrite: OnWrite = async (write, em) => {
  await keepAudit(write, em);
  await keepLetterEvents(write, em);
  await dropVersions(write, em);
  if (isPublicWrite(write)) await raiseRevision(em);
};

/** The hook for callers' writes: it also adds the jobs that a write begins. */
export function createOnWrite(jobs: Jobs<JobPayloads>, takeBackS: number): OnWrite {
  return async (write, em) => {
    await keepWrite(write, em);
    const sending = sendingBegunBy(write);
    if (sending) await jobs.enqueue(em, 'letter-due', sending, { afterS: takeBackS });
    await sendAgain(write, em, jobs);
  };
}
