import type { SqlEntityManager } from '@mikro-orm/sql';
import { dayIn } from '@praxiskit/core';
import { letterEngine, letterTemplate } from '../press/letter.ts';
import { Letter } from './letter.entity.ts';
import { LetterPrint } from './letter-print.entity.ts';
import { keepPrint, type LetterSending } from './send.ts';

/**
 * The print of a letter that was sent, and its file's name, which says the day alone. A letter of before there were
 * prints gets its own the first time; null for one that has none, or that cannot be printed.
 *
 * @throws LetterPressError
 */
export async function readLetterPrint(
  em: SqlEntityManager,
  id: string,
  { press }: Pick<LetterSending, 'press'>,
): Promise<{ readonly name: string; readonly pdf: Buffer } | null> {
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
