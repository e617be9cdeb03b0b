import type { SqlEntityManager } from '@mikro-orm/sql';

const setting = 'letters.retention';

/** The columns of a sent letter that never change. */
const contents = [
  'patient_id',
  'circle',
  'locale',
  'subject',
  'desk_subject',
  'body',
  'frozen',
  'layout',
  'sent_at',
  'sent_by_name',
  'author_name',
  'reference',
  'delivery',
  'listed_at',
  'due_at',
  'attempt',
  'created_at',
];

/** What becomes known of a sent letter later, once. */
const facts = ['read_at', 'printed_at', 'mail_status'];

/** Keys of rows that may be deleted earlier than the letter; only their deletion empties them. */
const keys = ['author_id', 'corrects_id'];

const areEqual = (names: readonly string[]) => {
  const row = (which: string) => names.map((name) => `${which}.${name}`).join(', ');
  return `(${row('new')}) is not distinct from (${row('old')})`;
};

/** A mail that has failed may be sent again. */
const isKept = (name: string) =>
  name === 'mail_status'
    ? `new.${name} = old.${name} or new.${name} = 'sent'`
    : `new.${name} = old.${name}`;

/** The body of the trigger of `letters`. */
export const letterGuard = [
  `if old.status not in ('sent', 'withdrawn') then if tg_op = 'DELETE' then return old; end if; return new; end if;`,
  `if tg_op = 'DELETE' then if current_setting('${setting}', true) = 'over' then return old; end if; raise exception 'a sent letter is kept'; end if;`,
  `if ${areEqual(contents)} and new.status in ('sent', 'withdrawn') and (old.status = 'sent' or new.status = old.status) and new.gone_at is null`,
  ...facts.map((name) => `and (old.${name} is null or ${isKept(name)})`),
  `and (${areEqual(['withdrawn_at', 'withdrawn_reason'])} or new.status <> old.status)`,
  `and (${areEqual(keys)} or (current_setting('${setting}', true) = 'over' and ${keys
    .map((name) => `(new.${name} is null or new.${name} = old.${name})`)
    .join(' and ')})) then return new; end if;`,
  `raise exception 'a sent letter never changes';`,
].join(' ');

/** The body of the trigger of a table that belongs to letters; `kept` is a condition on the letter `l`. */
const guardOf = (what: string, kept: string) =>
  `if tg_op = 'DELETE' and not exists (select 1 from letters l where l.id = old.letter_id and ${kept}) then return old; end if; raise exception '${what}';`;

export const eventGuard = guardOf('letter_events only grows', 'true');

/** The print of a letter that is taken back before it leaves is deleted with the sending. */
export const printGuard = guardOf(
  'a print of a letter never changes',
  "l.status in ('sent', 'withdrawn')",
);

/**
 * Lets this transaction delete sent letters, whose legal retention is over, and accounts of authors. Nothing else
 * of a sent letter can be changed.
 */
export async function allowLetterDeletion(em: SqlEntityManager): Promise<void> {
  await em.execute(`select set_config('${setting}', 'over', true)`);
}
