import type { Page } from '@playwright/test';
import { isLong } from '@praxiskit/test-support/tier';
import {
  type LetterBlock,
  type LetterLayout,
  letterLineText,
} from '../packages/letters/src/index.ts';
import type { FrozenLetter, LayoutLine } from '../packages/letters/src/press/letter.ts';
import { readPdf } from '../packages/letters/tests/read-pdf.ts';
import { letterRequests, people } from './support/letters.ts';
import { expect, short, signIn, testOnOwnSite } from './support/test.ts';

const test = testOnOwnSite();

const COUNT = isLong ? 40 : 6;
/** By which a place on screen may differ from that of the PDF. */
const TOLERANCE_MM = 0.5;

const recipients = [
  { salutation: 'Frau', title: 'Dr.', first_name: 'Şeyma', last_name: 'Yıldırım-Öztürk' },
  { salutation: 'Herr', first_name: 'Wojciech', last_name: 'Łukasiewicz-Żółkiewski' },
  { salutation: 'Frau', first_name: 'Олена', last_name: 'Шевченко' },
  { salutation: 'Herr', first_name: 'Jörg-Günther', last_name: 'Groß-Übermut' },
] as const;

const words =
  'Befund Kontrolle Behandlung ruhig Überweisung größer Łódź Şişli İzmir Київ Об’єкт Gel-Präparat ' +
  'UV-A- und UV-B-Schutz mindestens 30 von 50 mg/ml Straße täglich, abends; morgens: (zweimal) ' +
  'Haut-Arzt-Gespräch Zoë naïve 1.000 € 5 % »ruhig« „gut“ – und … Wiedervorstellungstermin';

/** The text of letter `index`: paragraphs and lists, from one line to six pages; the same in each run. */
function textOf(index: number): string {
  if (index === 0) return 'Der Befund ist gut.';
  const all = words.split(' ');
  let state = index * 7919;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const sentence = (count: number) =>
    Array.from({ length: count }, () => {
      const word = all[next(all.length)] ?? '';
      return next(12) === 0 ? `**${word}**` : word;
    }).join(' ');
  const pages = 1 + (index % (isLong ? 6 : 3));
  const blocks = Array.from({ length: pages * 7 - 4 }, () => {
    const kind = next(4);
    if (kind > 1) return sentence(5 + next(60));
    const items = Array.from({ length: 2 + next(6) }, () => sentence(2 + next(22)));
    return items.map((item, at) => (kind === 0 ? `- ${item}` : `${at + 1}. ${item}`)).join('\n');
  });
  return blocks.join('\n\n');
}

interface Line {
  page: number;
  text: string;
  /** Left end and baseline, in mm from the left top of the page. */
  x: number;
  y: number;
}

/** All lines of the sheets, as the browser has set them. */
const linesOnScreen = (page: Page): Promise<Line[]> =>
  page.locator('.pk-letter-sheet').evaluateAll((sheets) => {
    const mm = (px: number) => (px * 25.4) / 96;
    return sheets.flatMap((sheet, index) => {
      const edge = sheet.getBoundingClientRect();
      const lines = sheet.querySelectorAll<HTMLElement>(
        '.pk-letter-line, .pk-letter-plain, .pk-letter-brand, .pk-letter-address > small, .pk-letter-page',
      );
      return [...lines].flatMap((line) => {
        if (!line.checkVisibility()) return [];
        const text = (line.textContent ?? '').replace(/\s+/g, ' ').trim();
        // An empty box is on the baseline of its line.
        const probe = document.createElement('span');
        probe.style.cssText = 'display: inline-block; width: 0; height: 0';
        line.prepend(probe);
        const at = probe.getBoundingClientRect();
        probe.remove();
        return [{ page: index + 1, text, x: mm(at.left - edge.left), y: mm(at.bottom - edge.top) }];
      });
    });
  });

/** The text of each line of subject, blocks and closing, by what was frozen. */
function frozenLines({ subject, blocks, closing, author }: FrozenLetter, layout: LetterLayout) {
  const cut = (text: string, lines: readonly LayoutLine[]) =>
    lines.map((line, index) =>
      text
        .slice(line.from, lines[index + 1]?.from ?? line.to)
        .replace(/\s+/g, ' ')
        .trim(),
    );
  const ofItem = (lines: readonly LayoutLine[], item: number) =>
    lines.filter((line) => line.item === item);
  const ofBlock = (block: LetterBlock, lines: readonly LayoutLine[]) =>
    block.type === 'paragraph'
      ? cut(letterLineText(block.content), lines)
      : block.items.flatMap((item, at) => cut(letterLineText(item), ofItem(lines, at)));
  const signature = [author.name, author.title].filter(Boolean).join('\n');
  return [
    ...cut(subject, layout.subject),
    ...blocks.flatMap((block, index) => ofBlock(block, layout.blocks[index] ?? [])),
    ...cut(closing, ofItem(layout.closing, 0)),
    ...cut(signature, ofItem(layout.closing, 1)),
  ];
}

/** The lines of a PDF; the sign or number before an item is apart, as on screen. */
async function linesInPdf(pdf: Buffer) {
  const { pages } = await readPdf(pdf);
  const lines = pages.flatMap((page, index) =>
    page.lines.flatMap(({ text, x, y }): Line[] => {
      const marker = x > 25.5 && x < 29.5 ? /^(•|\d+\.) ?/.exec(text)?.[0] : undefined;
      if (marker === undefined) return [{ page: index + 1, text, x, y }];
      const first = page.texts.find(
        (one) => Math.abs(one.y - y) < 0.1 && one.x > x + 2 && one.text.trim() !== '',
      );
      return [{ page: index + 1, text: text.slice(marker.length), x: first?.x ?? x, y }];
    }),
  );
  return { lines, marks: (pages[0]?.rules ?? []).map(([, y]) => y).toSorted((a, b) => a - b) };
}

/** The information block is beside the address. */
const columnOf = ({ page, x, y }: Line) => (page > 1 || y > 97 ? 2 : x > 120 ? 1 : 0);
const byPlace = (a: Line, b: Line) => a.page - b.page || columnOf(a) - columnOf(b) || a.y - b.y;

/** The pages that Chromium prints. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return (await readPdf(pdf)).pages.length;
}

test(
  `${COUNT} letters have the lines of their PDF on screen, where DIN 5008 has them, and are printed on as many pages [L3]`,
  short,
  async ({ page, complaints }) => {
    test.setTimeout(isLong ? 1_800_000 : 240_000);
    await signIn(page, people.doctor, '/staff');
    const { request } = page.context();
    const requests = letterRequests(request);
    const patients = await Promise.all(
      recipients.map((one, index) =>
        requests.createPatient({
          ...one,
          birth_date: `1980-01-0${index + 1}`,
          street: 'Straße des Friedens 12',
          postal_code: '99423',
          city: 'Weimar',
        }),
      ),
    );
    const ids: string[] = [];
    for (let index = 0; index < COUNT; index += 1) {
      const patient = patients[index % patients.length] ?? '';
      const { id } = await requests.writeTo(patient, {
        subject: index % 3 === 2 ? 'Ihr Befund, '.repeat(12) + index : `Ihr Befund ${index}`,
        body: textOf(index),
        locale: index % 5 === 4 ? 'en' : 'de',
      });
      await requests.change(id, { status: 'sending' });
      ids.push(id);
    }

    const lengths: number[] = [];
    for (const [index, id] of ids.entries()) {
      const letter = await requests.sent(id);
      const [frozen, layout] = [letter.frozen as FrozenLetter, letter.layout as LetterLayout];
      lengths.push(layout.pages);
      const answer = await request.get(`/api/letters/${id}/print`);
      const { lines, marks } = await linesInPdf(await answer.body());
      const printed = lines.toSorted(byPlace);
      await page.goto(`/service/letter/${id}`);
      // What React adds to a page must not be printed.
      await page.waitForFunction(() => '__app' in window);
      for (const width of [860, 1440, 2560]) {
        const name = `letter ${index} at ${width} px`;
        await page.setViewportSize({ width, height: 1000 });
        await page.evaluate(() => document.fonts.ready);
        const shown = (await linesOnScreen(page)).filter(({ text }) => text !== '');
        const sorted = shown.toSorted(byPlace);
        expect(
          sorted.map(({ page, text }) => `${page}: ${text}`),
          name,
        ).toEqual(printed.map(({ page, text }) => `${page}: ${text}`));
        for (const [at, line] of sorted.entries()) {
          const { x, y } = printed[at] ?? line;
          expect(Math.abs(line.x - x), `${name}: left of '${line.text}'`).toBeLessThan(
            TOLERANCE_MM,
          );
          expect(Math.abs(line.y - y), `${name}: height of '${line.text}'`).toBeLessThan(
            TOLERANCE_MM,
          );
        }
        const texts = await page.locator('.pk-letter-line').allTextContents();
        expect(
          texts.map((text) => text.replace(/\s+/g, ' ').trim()),
          name,
        ).toEqual(frozenLines(frozen, layout));
        const onScreen = await page.locator('.pk-letter-marks > span').evaluateAll((all) =>
          all.map((one) => {
            const sheet = one.closest('.pk-letter-sheet')?.getBoundingClientRect();
            return ((one.getBoundingClientRect().top - (sheet?.top ?? 0)) * 25.4) / 96;
          }),
        );
        expect(onScreen).toHaveLength(3);
        for (const [at, mark] of [105, 148.5, 210].entries()) {
          expect(Math.abs((onScreen[at] ?? 0) - mark)).toBeLessThan(TOLERANCE_MM);
          expect(Math.abs((marks[at] ?? 0) - mark)).toBeLessThan(TOLERANCE_MM);
        }
      }
      for (const width of index < 3 ? [390, 860, 1440, 2560] : [1440]) {
        await page.setViewportSize({ width, height: 1000 });
        expect(await printedPages(page), `printed pages of letter ${index} at ${width} px`).toBe(
          layout.pages,
        );
      }
    }
    expect(lengths[0]).toBe(1);
    expect(Math.max(...lengths)).toBeGreaterThanOrEqual(isLong ? 6 : 3);
    expect(complaints).toEqual([]);
  },
);

test('the button prints the page, and its text flows below the width of a sheet', async ({
  page,
}) => {
  await signIn(page, people.patient, '/private');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Brief lesen' }).click();
  await expect(page.locator('.pk-letter-line').first()).toHaveCSS('position', 'static');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await page.evaluate(() => {
    window.print = () => void document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Drucken' }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
});
