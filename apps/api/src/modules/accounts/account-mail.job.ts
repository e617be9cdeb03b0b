import type { SqlEntityManager } from '@mikro-orm/sql';
import { createAccountMails } from '@praxiskit/auth-server';
import { createAccountStores } from '@praxiskit/auth-server/mikro-orm';
import { Profile } from '@praxiskit/patients/mikro-orm';
import { type Practice, readPractice } from '@praxiskit/practice/mikro-orm';
import type { Database, JobHandlers, SendMail } from '@praxiskit/server-kit';
import type { JobPayloads } from '../../jobs.ts';

/** Writes and sends a mail of an account: a link, or a notice about a change. */
export function sendAccountMail(
  database: Database,
  { origin, secret }: { origin: URL; secret: string },
  sendMail: SendMail,
): JobHandlers<JobPayloads>['account-mail'] {
  const em = () => database.fork();
  const { store } = createAccountStores({ em });
  return async (payload, jobId, signal) => {
    const frame = frameOf(await readPractice(em()));
    const options = { origin, secret, store, frame, localeOf: localeOf(em()) };
    const mail = await createAccountMails(options).write(payload);
    if (mail) await sendMail({ ...mail, id: jobId }, signal);
  };
}

const localeOf = (em: SqlEntityManager) => async (accountId: string) => {
  const profile = await em.findOne(Profile, { user: accountId });
  return profile && (profile.locale === 'en' ? 'en' : 'de');
};

/** The layers of the skin, from the outermost inwards, as the site's style sheet has them. */
const strip = ['#f9eadd', '#fbc6af', '#f1c687', '#693b5a', '#1f2245'];

function frameOf({ name, street, postalCode, city, phone, hours }: Practice) {
  const address = [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
  const lines = [address, phone].filter(Boolean);
  return { name: `Praxis ${name}`.trim(), footer: { de: lines, en: lines }, hours, strip };
}
