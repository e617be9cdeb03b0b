import type { EntityClass } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { fill, type Locale } from '@praxiskit/core';
import { type MailText, requestMailTexts } from '../messages/mails.ts';
import { contactKind } from '../request/contact-kind.ts';
import type { RequestMail, StoredRequest } from './mikro-orm-store.ts';

export interface RequestMailOptions {
  entity: EntityClass<StoredRequest>;
  origin: URL;
  /** Where the staff reads requests. */
  listPath: string;
  /** `name` as in a sentence: 'Praxis Aurelia'. */
  practice: { name: string; phone: string; email: string };
  /** `request` is the mail to the sender, in place of `requestMailTexts`. */
  texts?: (locale: Locale) => { request: MailText };
}

/** The text of a request's mail and whom it goes to; null where there is nothing to send any longer. */
export async function writeRequestMail(
  em: SqlEntityManager,
  { requestId: id, to }: RequestMail,
  options: RequestMailOptions,
): Promise<{ to: string; subject: string; text: string } | null> {
  const { entity, origin, listPath, practice, texts } = options;
  const request = await em.findOne(entity, { id } as object);
  if (!request) return null;
  const address = to === 'practice' ? practice.email : request.contact;
  if (contactKind(address) !== 'email') return null;
  const locale = to === 'sender' && request.locale === 'en' ? 'en' : 'de';
  const list = new URL(listPath, origin).href;
  const places = { practice: practice.name, phone: practice.phone, list };
  const own = to === 'sender' ? texts?.(locale).request : undefined;
  const { subject, text } = own ?? requestMailTexts[to][locale];
  return { to: address, subject: fill(subject, places), text: fill(text, places) };
}
