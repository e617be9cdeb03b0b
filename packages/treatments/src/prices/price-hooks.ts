import { LockMode } from '@mikro-orm/core';
import { dayIn, fill } from '@praxiskit/core';
import { type HookContext, RecordServerError } from '@praxiskit/record-server';
import { publishedRows } from '@praxiskit/record-server/drafts';
import { isPublic, type Row } from '../public-row.ts';
import { Treatment } from '../treatment/treatment.entity.ts';
import type { TreatmentViewsOptions } from '../view-options.ts';
import type { PriceChange } from './price-change.ts';

const last = {
  de: 'Das ist der letzte Preis, der heute für „{name}“ gilt. Die Seite hätte dann keinen. Veröffentlichen Sie zuerst einen anderen, der schon gilt, oder nehmen Sie bei der Behandlung „Wird angeboten“ weg.',
  en: 'This is the last price of “{name}” that is valid today. Its page would have none. First publish another one that is already valid, or clear “Offered” in the treatment.',
};

type Locking = Pick<HookContext, 'em' | 'locale' | 'before'>;

/** The number of last changes of an amount that are kept. */
const KEPT = 20;

/** Keeps a former published amount, its day and who has changed it, in the row itself: the audit log has no values. */
function keepHistory(values: object, { before }: Pick<HookContext, 'before'>): void {
  const row = values as Row & { history: unknown };
  const was = before as Row | null;
  if (!isPublic(row)) return;
  const isNew = !isPublic(was);
  const [from, to] = [euros(was), euros(row)];
  if (!isNew && from === to) return;
  const { published_at: at, published_by_name: by = null } = row;
  const change = { at, by, to, ...(isNew ? {} : { from }) } as PriceChange;
  const known = (was?.history ?? []) as readonly PriceChange[];
  row.history = [...known, change].slice(-KEPT);
}

/** '159.00', however it was written. */
const euros = (row: Row | null): string | null =>
  (row?.amount ?? null) === null ? null : Number(row?.amount).toFixed(2);

/** Filter of the prices of a day: published, and begun. */
export const pricesBegun = (day: string) => ({ ...publishedRows, validFrom: { $lte: day } });

/** The treatment whose page has this price today; null for a draft, a later day, or the practice's own. */
function pricedBy(row: Row | null, today: string): string | null {
  const counts = isPublic(row) && String(row?.valid_from) <= today;
  return counts && typeof row?.treatment_id === 'string' ? row.treatment_id : null;
}

/** A public treatment has a price: its last price that is valid today cannot be removed. */
async function keepLast(after: Row | null, { em, locale, before }: Locking): Promise<void> {
  const today = dayIn(Date.now());
  const was = before as Row | null;
  const id = pricedBy(was, today);
  if (id === null || pricedBy(after, today) === id) return;
  // Locked, so that two users cannot remove the last two prices at the same time.
  const where = { id, active: true, ...publishedRows };
  const shown = await em.findOne(Treatment, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (shown === null) return;
  const others = { ...pricesBegun(today), id: { $ne: String(was?.id) } };
  if ((await em.count(Treatment, { id, prices: others })) > 0) return;
  const messages = {
    de: fill(last.de, { name: shown.nameDe }),
    en: fill(last.en, { name: shown.nameEn }),
  };
  const isMoved = after !== null && after.treatment_id === id;
  const field = isMoved ? 'valid_from' : 'treatment_id';
  const details = { [field]: [{ op: 'custom', message: messages[locale] }] };
  throw new RecordServerError('VALIDATION_FAILED', { messages, details });
}

/**
 * A price is not deleted, and gets no later day and no other treatment, while it is the last that is valid today of a
 * public treatment. Former published amounts stay in `history`.
 */
export const priceHooks = (hooks: TreatmentViewsOptions['hooks']) => ({
  beforeCreate: [...hooks, keepHistory],
  beforeUpdate: [...hooks, keepHistory, keepLast],
  beforeRemove: (context: Locking) => keepLast(null, context),
});
