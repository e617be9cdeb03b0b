/**
 * Letters as PDF: how long one takes, both passes, of one page and of six, and the memory of the process after each
 * hundred prints. `BENCH_RUNS` is the number of prints, 300 by default.
 */
import { parseLetterText } from '../packages/letters/src/index.ts';
import {
  createLetterPress,
  type FrozenLetter,
  letterEngine,
  letterTemplate,
} from '../packages/letters/src/press.ts';
import { printTable } from './support/bundle.ts';
import { median, quartiles } from './support/statistics.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 300);
const press = createLetterPress();
const paragraph =
  'Sehr geehrte Frau Müller-Lüdenscheidt, bei Ihrer **Untersuchung** am 12. November haben wir mit Ihnen besprochen, wie es weitergeht: Bitte schonen Sie die behandelten Stellen und kommen Sie zur Nachsorge. ';

function letterOf(paragraphs: number): FrozenLetter {
  const text = Array.from({ length: paragraphs }, () => paragraph.repeat(2).trim()).join('\n\n');
  return {
    locale: 'de',
    recipient: ['Frau', 'Şeyma Łukasiewicz', 'Straße 1', '99423 Weimar'],
    letterhead: {
      brand: 'Praxis Dr. Muster',
      doctor: 'Dr. med. Friederike Muster',
      chamber: 'Landesärztekammer Thüringen',
      phone: '03643 123456',
      email: 'praxis@example.org',
      address: ['Marktplatz 1', '99423 Weimar'],
      footer: [],
    },
    date: '2026-11-20',
    reference: '',
    subject: 'Ihr Befund vom 12. November',
    blocks: parseLetterText(text).blocks,
    closing: 'Mit freundlichen Grüßen',
    author: { name: 'Dr. Friederike Muster', title: '' },
    template: letterTemplate,
    engine: letterEngine,
  };
}

async function timeOf(run: () => Promise<unknown>) {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

const memoryMb = () => Math.round(process.memoryUsage.rss() / 1e6);

try {
  const rows: string[][] = [];
  const before = memoryMb();
  for (const [name, paragraphs] of [
    ['one page', 4],
    ['six pages', 48],
  ] as const) {
    const letter = letterOf(paragraphs);
    const first = await timeOf(() => press.press(letter));
    const { pdf, layout } = await press.press(letter);
    const times: number[] = [];
    for (let run = 0; run < 20; run += 1) times.push(await timeOf(() => press.press(letter)));
    const alone = await timeOf(() => press.layOut(letter));
    const [low, high] = quartiles(times);
    rows.push([
      `${name} (${layout.pages})`,
      first.toFixed(0),
      `${median(times).toFixed(0)} (${low.toFixed(0)}–${high.toFixed(0)})`,
      alone.toFixed(0),
      ((pdf?.length ?? 0) / 1000).toFixed(0),
    ]);
  }
  printTable(['letter', 'first, ms', 'warm, ms', 'layout alone, ms', 'PDF, KB'], rows);

  const memory: string[][] = [['before the first', String(before)]];
  for (let run = 1; run <= RUNS; run += 1) {
    // Each another text, so that nothing can be remembered.
    await press.press({ ...letterOf(2 + (run % 20)), subject: `Brief ${run}` });
    if (run % 50 === 0) memory.push([String(run), String(memoryMb())]);
  }
  printTable(['prints', 'memory of the process, MB'], memory);
} finally {
  await press.close();
}
