import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { frozen, layout } from '../test/sample-letter.ts';
import { LetterPaper } from './letter-paper.tsx';
import { useMarkRead } from './use-mark-read.ts';
import '../styles.css';

const lines = () => [...document.querySelectorAll<HTMLElement>('.pk-letter-line')];
const pxPerMm = 96 / 25.4;

test('in a wide window each line is where the print has it', async () => {
  await page.viewport(1000, 900);
  await render(<LetterPaper letter={frozen} layout={layout} />);
  const sheet = document.querySelector('.pk-letter-sheet')?.getBoundingClientRect();
  const places = [...layout.subject, ...layout.blocks.flat(), ...layout.closing].map(
    ({ mm }) => mm,
  );
  const found = lines().map((line) => {
    // The line's box begins 0.1555 em higher than the line of the press, so that both have one baseline.
    const shift = 0.1555 * Number.parseFloat(getComputedStyle(line).fontSize);
    return (line.getBoundingClientRect().top - (sheet?.top ?? 0) + shift) / pxPerMm;
  });
  expect(found).toHaveLength(places.length);
  for (const [index, mm] of found.entries()) expect(mm).toBeCloseTo(places[index] ?? 0, 0);
  expect(lines()[2]?.textContent).toMatch(/^vielen Dank .* zusammen, was wir/);
});

test('the text of the lines is the letter’s, without a word lost or doubled', async () => {
  await page.viewport(1000, 900);
  await render(<LetterPaper letter={frozen} layout={layout} />);
  const shown = document.querySelector('.pk-letter-sheet')?.textContent?.replace(/\s+/g, ' ');
  for (const text of [
    'wie besprochen fasse ich zusammen, was wir gesehen haben.',
    'morgens und abends eine Creme ohne Duftstoffe',
    'Mit freundlichen Grüßen',
  ])
    expect(shown?.toLowerCase().split(text.toLowerCase())).toHaveLength(2);
});

test('in a narrow window the text flows, and nothing is wider than the window', async () => {
  await page.viewport(320, 700);
  await render(<LetterPaper letter={frozen} layout={layout} />);
  expect(getComputedStyle(lines()[0] as HTMLElement).position).toBe('static');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('a letter of two pages has two sheets, each with its number', async () => {
  await page.viewport(1000, 900);
  const [first = []] = layout.blocks;
  const blocks = [
    first,
    ...layout.blocks.slice(1).map((all) => all.map((line) => ({ ...line, page: 2 }))),
  ];
  const closing = layout.closing.map((line) => ({ ...line, page: 2 }));
  await render(<LetterPaper letter={frozen} layout={{ ...layout, pages: 2, blocks, closing }} />);
  const sheets = [...document.querySelectorAll('.pk-letter-sheet')];
  expect(sheets.map((sheet) => sheet.querySelector('.pk-letter-page')?.textContent)).toEqual([
    'Seite 1 von 2',
    'Seite 2 von 2',
  ]);
  expect(sheets[0]?.textContent).not.toContain('Lichtschutzfaktor');
  expect(sheets[1]?.textContent).toContain('Lichtschutzfaktor');
  expect(sheets[1]?.textContent).not.toContain('Sehr geehrte');
});

function Reader({ path }: { path: string | null }) {
  useMarkRead(path);
  return null;
}

test('a letter counts as read after a second on a visible page, once, and not where it is left sooner', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(null, { status: 204 }));
  try {
    const { unmount } = await render(<Reader path="/api/letters/1/read" />);
    vi.advanceTimersByTime(900);
    expect(fetch).not.toHaveBeenCalled();
    await unmount();
    vi.advanceTimersByTime(1000);
    expect(fetch).not.toHaveBeenCalled();
    await render(<Reader path="/api/letters/2/read" />);
    vi.advanceTimersByTime(5000);
    expect(fetch.mock.calls).toEqual([['/api/letters/2/read', { method: 'POST' }]]);
    await render(<Reader path={null} />);
    vi.advanceTimersByTime(5000);
    expect(fetch).toHaveBeenCalledTimes(1);
  } finally {
    fetch.mockRestore();
    vi.useRealTimers();
  }
});
