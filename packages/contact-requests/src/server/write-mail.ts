import type { EntityClass } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { contactKind } from '../request/contact-kind.ts';
import { requestMailTexts } from './mails.ts';
import type { RequestMail, StoredRequest } from './mikro-orm-store.ts';

/** What the mails say of the practice. */
export interface RequestMailOptions {
  entity: EntityClass<StoredRequest>;
  origin: URL;
  /** Where the staff reads requests. */
  listPath: string;
  /** `name` as in a sentence: 'Praxis Aurelia'. */
  practice: { name: string; phone: string; email: string };
}

/** The text of a request's mail and whom it goes to; null where there is nothing to send any longer. */
export async function writeRequestMail(
  em: SqlEntityManager,
  { requestId: id, to }: RequestMail,
  { entity, origin, listPath, practice }: RequestMailOptions,
): Promise<{ to: string; subject: string; text: string } | null> {
  const request = await em.findOne(entity, { id } as object);
  if (!request) return null;
  const address = to === 'practice' ? practice.email : request.contact;
  if (contactKind(address) !== 'email') return null;
  const locale = to === 'sender' && request.locale === 'en' ? 'en' : 'de';
  const list = new URL(listPath, origin).href;
  const places = { practice: practice.name, phone: practice.phone, list };
  return { to: address, ...requestMailTexts[to][locale](places) };
}
