import { type EntityClass, LockMode } from '@mikro-orm/core';
import { dayIn } from '@praxiskit/pages';
import { publishedRows } from '@praxiskit/record-drafts/server';
import { type HookContext, RecordServerError } from '@praxiskit/record-server';
import { isPublic, type Row } from './row.ts';

const last = {
  de: 'Das ist der letzte Preis, der heute für „{name}“ gilt. Die Seite hätte dann keinen. Veröffentlichen Sie zuerst einen anderen, der schon gilt, oder nehmen Sie bei der Behandlung „Wird angeboten“ weg.',
  en: 'This is the last price of “{name}” that is valid today. Its page would have none. First publish another one that is already valid, or clear “Offered” in the treatment.',
};

type Locking = Pick<HookContext, 'em' | 'locale' | 'before'>;

/** Those of a day: published, and begun. */
export const pricesBegun = (day: string) => ({ ...publishedRows, validFrom: { $lte: day } });

/** The treatment whose page has this price today; null for a draft, a later day, or the practice's own. */
function pricedBy(row: Row | null, today: string): string | null {
  const counts = isPublic(row) && String(row?.valid_from) <= today;
  return counts && typeof row?.treatment_id === 'string' ? row.treatment_id : null;
}

/** A treatment that visitors can read says what it costs: its last price of today is not taken from it. */
const keepLast = (entity: EntityClass<object>) => {
  return async (after: Row | null, { em, locale, before }: Locking): Promise<void> => {
    const today = dayIn(Date.now());
    const was = before as Row | null;
    const id = pricedBy(was, today);
    if (id === null || pricedBy(after, today) === id) return;
    // Locked, so that of two prices that two people take away one after the other is the last.
    const where = { id, active: true, ...publishedRows } as object;
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const shown = (await em.findOne(entity, where, { lockMode })) as Record<string, string> | null;
    if (shown === null) return;
    const others = { ...pricesBegun(today), id: { $ne: was?.id } };
    if ((await em.count(entity, { id, prices: others } as object)) > 0) return;
    const messages = {
      de: last.de.replace('{name}', String(shown.nameDe)),
      en: last.en.replace('{name}', String(shown.nameEn)),
    };
    const isMoved = after !== null && after.treatment_id === id;
    const field = isMoved ? 'valid_from' : 'treatment_id';
    const details = { [field]: [{ op: 'custom', message: messages[locale] }] };
    throw new RecordServerError('VALIDATION_FAILED', { messages, details });
  };
};

/**
 * For `hooks` of the prices: one is not deleted, and gets no later day and no other treatment, while it is the last
 * that is valid today of a treatment that visitors can read.
 *
 * @param entity of the treatments, with its `prices`
 * @param more hooks that run before it, when a price is created or changed
 */
export function priceHooks<Hook extends (values: object, context: HookContext) => unknown>(
  entity: EntityClass<object>,
  more: readonly Hook[] = [],
) {
  const keep = keepLast(entity);
  return {
    beforeCreate: more,
    beforeUpdate: [...more, (values: object, context: HookContext) => keep(values as Row, context)],
    beforeRemove: (context: HookContext) => keep(null, context),
  };
}
