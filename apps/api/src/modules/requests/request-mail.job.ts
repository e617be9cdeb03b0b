import { type RequestMail, writeRequestMail } from '@praxiskit/contact-requests/server';
import { Page, readPractice } from '@praxiskit/practice/mikro-orm';
import type { Database, SendMail } from '@praxiskit/server-kit';
import { mailTextsOf } from '@praxiskit/web/records';
import { ContactRequest } from './request.entity.ts';

/** Mails the practice that a request has come in, and its sender that it has arrived. */
export function mailOfRequest(database: Database, origin: URL, sendMail: SendMail) {
  return async (payload: RequestMail, id: string, signal: AbortSignal): Promise<void> => {
    const em = database.fork();
    const { name, phone, email } = await readPractice(em);
    const practice = { name: `Praxis ${name}`.trim(), phone, email };
    const texts = mailTextsOf(await em.find(Page, { slug: 'mails', draftOf: null }));
    const place = { entity: ContactRequest, origin, listPath: '/staff/requests' };
    const mail = await writeRequestMail(em, payload, { ...place, practice, texts });
    if (mail) await sendMail({ ...mail, id }, signal);
  };
}
