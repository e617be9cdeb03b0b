import { createFormats } from '@praxiskit/core';
import type { LetterLine } from '../letter-text/document.ts';
import { normaliseLetterText } from '../letter-text/normalise.ts';
import { LetterPressError } from './error.ts';
import {
  breakPiece,
  createFlow,
  type Flow,
  type Piece,
  plainFlow,
  type Run,
  runsOf,
} from './flow.ts';
import { factLines, footerLines, returnAddressOf } from './head-lines.ts';
import {
  type FrozenLetter,
  type LayoutLine,
  type LetterLayout,
  type LetterPrint,
  letterEngine,
  letterTemplate,
} from './letter.ts';
import { findUnprintable } from './printable.ts';
import { createTypesetter, type Measured, type TypesetterOptions } from './typesetter.ts';
import { pressWords } from './words.ts';

/** Sets letters by DIN 5008, form B. One thread sets one letter after another. */
export interface LetterPress {
  /**
   * The layout of a letter and its PDF, which has the layout's lines. Nothing is printed if a sign cannot be.
   *
   * @throws LetterPressError
   */
  press(letter: FrozenLetter): Promise<LetterPrint>;
  /** The layout without the PDF, in half of the time: for a letter that is being written. */
  layOut(letter: FrozenLetter): Promise<Omit<LetterPrint, 'pdf'>>;
  /** Ends the thread; letters in progress are refused. */
  close(): Promise<void>;
}

export function createLetterPress(options: TypesetterOptions = {}): LetterPress {
  const typesetter = createTypesetter(options);

  async function setLines(letter: FrozenLetter) {
    if (letter.template !== letterTemplate || letter.engine !== letterEngine) {
      throw new LetterPressError('OTHER_TEMPLATE');
    }
    if (!isDay(letter.date))
      throw new LetterPressError('INVALID', 'The date is no day: YYYY-MM-DD');
    const flows = createFlows(letter);
    const data = { ...factsOf(letter), families: Object.keys(typesetter.coverage()), sizes };
    const text = allFlows(flows).map((flow) => flow.text);
    const unprintable = findUnprintable(text.join('\n'), typesetter.coverage());
    let lines = await measure(flows, data);
    // Words that are wider than their lines get places to break.
    while (lines.tooWide.filter(({ flow, piece }) => breakPiece(flow, piece)).length > 0) {
      lines = await measure(flows, data);
    }
    ensureRoom(lines.byFlow, flows);
    return { data, flows, lines: lines.byFlow, unprintable };
  }

  async function measure(flows: Flows, data: object) {
    const pieces: { flow: Flow; piece: Piece; region: Region }[] = [];
    const measured = (flow: Flow, region: Region) =>
      flow.lines.map((line) =>
        line.map((word) =>
          word.map((piece) => {
            pieces.push({ flow, piece, region });
            return { id: pieces.length - 1, runs: runsOf(flow, piece.from, piece.to) };
          }),
        ),
      );
    const content = mapFlows(flows, measured);
    const long = pieces
      .map((piece, id) => ({ ...piece, id }))
      .filter(({ piece }) => piece.to - piece.from > safeLength);
    const wide = long.map(({ flow, piece, region }) => ({
      runs: runsOf(flow, piece.from, piece.to),
      size: sizes[regions[region].size],
    }));
    const answer = await typesetter.measure({ ...data, ...content, wide });
    const places = new Map(answer.marks.map((mark) => [mark[0], mark]));
    const tooWide = long.filter(({ id, region }, index) => {
      const x = places.get(id)?.[2] ?? 0;
      return x + (answer.widths[index] ?? 0) > regions[region].right + 0.01;
    });
    return { tooWide, byFlow: groupLines(pieces, places) };
  }

  return {
    async layOut(letter) {
      const { flows, lines, unprintable } = await setLines(letter);
      return { layout: layoutOf(flows, lines), unprintable };
    },
    async press(letter) {
      const { data, flows, lines, unprintable } = await setLines(letter);
      const layout = layoutOf(flows, lines);
      if (unprintable.length > 0) return { pdf: null, layout, unprintable };
      const content = mapFlows(flows, (flow) =>
        (lines.get(flow) ?? []).map(({ from, to }): Run[] => runsOf(flow, from, to)),
      );
      const pdf = await typesetter.print({ ...data, ...content, wide: [] });
      return { pdf, layout, unprintable };
    },
    close: () => typesetter.close(),
  };
}

/** In pt. */
const sizes = { text: 11, facts: 9, brand: 14, footer: 8, returnAddress: 7 };

type Region = keyof typeof regions;

/** Where the lines of a region end, and which room it has from `top` to `bottom`, in mm. */
const regions = {
  brand: { right: 190, size: 'brand', top: 0, bottom: 45 },
  returnAddress: { right: 105, size: 'returnAddress', top: 45, bottom: 62.7 },
  recipient: { right: 105, size: 'text', top: 62.7, bottom: 90 },
  // The subject is below.
  facts: { right: 200, size: 'facts', top: 50, bottom: 97 },
  text: { right: 190, size: 'text', top: 0, bottom: 297 },
  footer: { right: 190, size: 'footer', top: 265, bottom: 297 },
} as const;

/** Pieces of so many UTF-16 units fit the narrowest line. */
const safeLength = 16;
const page = { heightMm: 297, bottomMm: 32 };
const ptMm = 25.4 / 72;

interface Flows {
  readonly brand: Flow;
  readonly returnAddress: Flow;
  readonly recipient: Flow;
  readonly facts: Flow;
  readonly subject: Flow;
  readonly blocks: readonly { readonly type: string; readonly items: readonly Flow[] }[];
  readonly closing: Flow;
  readonly signature: Flow;
  readonly footer: Flow;
}

function createFlows(letter: FrozenLetter): Flows {
  const { letterhead, author } = letter;
  const normal = (content: LetterLine): LetterLine =>
    content.map((inline) =>
      inline.type === 'text' ? { ...inline, text: normaliseLetterText(inline.text) } : inline,
    );
  const flow = (...lines: readonly string[]) =>
    plainFlow(lines.filter(Boolean).map(normaliseLetterText).join('\n'));
  return {
    brand: flow(letterhead.brand),
    returnAddress: flow(returnAddressOf(letter)),
    recipient: flow(...letter.recipient),
    facts: flow(...factLines(letter)),
    // Without a subject there is no heading: an empty one is none for readers of PDF/UA.
    subject: letter.subject.trim() ? flow(letter.subject) : { text: '', strong: [], lines: [] },
    blocks: letter.blocks.map((block) => ({
      type: block.type,
      items: (block.type === 'paragraph' ? [block.content] : block.items).map((content) =>
        createFlow(normal(content)),
      ),
    })),
    closing: flow(letter.closing),
    signature: flow(author.name, author.title),
    footer: flow(...footerLines(letter)),
  };
}

function mapFlows<T>(flows: Flows, map: (flow: Flow, region: Region) => T) {
  return {
    brand: map(flows.brand, 'brand'),
    returnAddress: map(flows.returnAddress, 'returnAddress'),
    recipient: map(flows.recipient, 'recipient'),
    facts: map(flows.facts, 'facts'),
    subject: map(flows.subject, 'text'),
    blocks: flows.blocks.map(({ type, items }) => ({
      type,
      items: items.map((item) => map(item, 'text')),
    })),
    closing: map(flows.closing, 'text'),
    signature: map(flows.signature, 'text'),
    footer: map(flows.footer, 'footer'),
  };
}

function allFlows(flows: Flows): Flow[] {
  const all: Flow[] = [];
  mapFlows(flows, (flow) => all.push(flow));
  return all;
}

function factsOf(letter: FrozenLetter) {
  const { locale, date } = letter;
  const words = pressWords[locale];
  return {
    locale,
    words: { page: words.pageOf },
    title: words.title(createFormats(locale).date(date, 'long')),
    day: date.split('-').map(Number),
  };
}

type Lines = ReadonlyMap<Flow, readonly Omit<LayoutLine, 'item'>[]>;

/** Pieces of one height are one line. */
function groupLines(
  pieces: readonly { flow: Flow; piece: Piece }[],
  places: ReadonlyMap<number, Measured['marks'][number]>,
): Lines {
  const byFlow = new Map<Flow, { page: number; mm: number; from: number; to: number }[]>();
  for (const [id, { flow, piece }] of pieces.entries()) {
    const [, page = 1, , y = 0] = places.get(id) ?? [];
    const mm = Math.round(y * 100) / 100;
    const lines = byFlow.get(flow) ?? [];
    byFlow.set(flow, lines);
    const line = lines.at(-1);
    if (line?.page === page && line.mm === mm) line.to = piece.to;
    else lines.push({ page, mm, from: piece.from, to: piece.to });
  }
  return byFlow;
}

/** The parts with a place of their own; the text goes on to the next page. */
function ensureRoom(byFlow: Lines, flows: Flows): void {
  mapFlows(flows, (flow, region) => {
    const { top, bottom, size } = regions[region];
    const lines = byFlow.get(flow) ?? [];
    if (region === 'text' || flow.text === '') return;
    const isOut = lines.some(
      ({ mm }) => mm < top - 0.01 || mm + sizes[size] * ptMm > bottom + 0.01,
    );
    if (isOut) throw new LetterPressError('NO_ROOM');
  });
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function layoutOf(flows: Flows, lines: Lines): LetterLayout {
  const linesOf = (flow: Flow, item = 0): LayoutLine[] =>
    (lines.get(flow) ?? []).map((line) => ({ ...line, item }));
  const closing = [...linesOf(flows.closing, 0), ...linesOf(flows.signature, 1)];
  const last = closing.at(-1);
  const end = (last?.mm ?? 0) + sizes.text * ptMm;
  return {
    pages: last?.page ?? 1,
    freeMm: Math.max(0, Math.floor(page.heightMm - page.bottomMm - end)),
    subject: linesOf(flows.subject),
    blocks: flows.blocks.map(({ items }) => items.flatMap((item, index) => linesOf(item, index))),
    closing,
  };
}
