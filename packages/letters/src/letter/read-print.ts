import type { SqlEntityManager } from '@mikro-orm/sql';
import { dayIn, type Locale } from '@praxiskit/core';
import { letterEngine, letterTemplate } from '../press/letter.ts';
import { freezeLetter, type LetterContent } from './freeze.ts';
import { Letter } from './letter.entity.ts';
import { LetterPrint } from './letter-print.entity.ts';
import { keepPrint, type LetterSending, unprintableRefusal } from './send.ts';

/** A PDF, and its file's name, which says the day alone. */
export interface NamedPrint {
  readonly name: string;
  readonly pdf: Buffer;
}

/**
 * The print that a letter would have if it were sent now. Nothing of it is kept.
 *
 * @throws LetterPressError
 * @throws RecordServerError VALIDATION_FAILED for signs that cannot be printed
 */
export async function printDraft(
  em: SqlEntityManager,
  letter: LetterContent,
  { press, readSender }: LetterSending,
  locale: Locale,
): Promise<NamedPrint> {
  const frozen = await freezeLetter(em, letter, readSender);
  const { pdf, unprintable } = await press.press(frozen);
  if (pdf === null) throw unprintableRefusal(frozen, letter, unprintable, locale);
  return { name: `Entwurf-${frozen.date}.pdf`, pdf: Buffer.from(pdf) };
}

/**
 * The print of a letter that was sent. A letter of before there were
 * prints gets its own the first time; null for one that has none, or that cannot be printed.
 *
 * @throws LetterPressError
 */
export async function readLetterPrint(
  em: SqlEntityManager,
  id: string,
  { press }: Pick<LetterSending, 'press'>,
): Promise<NamedPrint | null> {
  const { frozen } = await em.findOneOrFail(Letter, { id });
  const kept = await em.findOne(LetterPrint, { letter: id });
  const print = kept ?? (frozen && (await makePrint()));
  if (!print) return null;
  const day = frozen?.date ?? dayIn(print.madeAt.getTime());
  return { name: `Brief-${day}.pdf`, pdf: Buffer.from(print.pdf) };

  async function makePrint(): Promise<LetterPrint | null> {
    if (!frozen) return null;
    // No lines of it were shown yet, so that those of today's template contradict none.
    const today = { ...frozen, template: letterTemplate, engine: letterEngine };
    const { pdf, layout } = await press.press(today);
    if (pdf === null) return null;
    await em.transactional(async (inside) => {
      await inside.execute('select 1 from letters where id = ? for update', [id]);
      if ((await inside.count(LetterPrint, { letter: id })) > 0) return;
      await keepPrint(inside as SqlEntityManager, id, { pdf, layout }, today);
    });
    return em.findOneOrFail(LetterPrint, { letter: id });
  }
}
