import type { CSSProperties, ReactNode } from 'react';
import type { LetterBlock, LetterLine } from '../letter-text/document.ts';
import { factLines, footerLines, returnAddressOf } from '../press/head-lines.ts';
import type { FrozenLetter, LayoutLine, LetterLayout } from '../press/letter.ts';
import { pressWords } from '../press/words.ts';
import { lineParts } from './line-parts.ts';

/** What a print shows. */
export type PrintedLetter = Omit<FrozenLetter, 'template' | 'engine'>;

export interface LetterPaperProps {
  letter: PrintedLetter;
  /** Null for a letter of which no print was made: its text flows. */
  layout: LetterLayout | null;
  /** Level of the subject's heading; 1 by default. */
  level?: 1 | 2 | 3;
  /** Never as a sheet of paper, for a pane that is narrower. */
  isFlowing?: boolean;
}

/**
 * A letter as it was sent. In a window with room for a sheet, and on paper, each line is where the PDF has it, one
 * sheet a page; in a narrower one the text flows. It stays paper in the dark.
 */
export function LetterPaper({ letter, layout, level = 1, isFlowing }: LetterPaperProps) {
  const pages = layout?.pages ?? 1;
  const words = pressWords[letter.locale];
  const Heading = `h${level}` as const;
  const { letterhead, recipient, subject, blocks, closing, author } = letter;
  return (
    <article
      className="pk-letter"
      lang={letter.locale}
      data-theme="light"
      data-flowing={isFlowing || undefined}
      data-lines={layout ? '' : undefined}
    >
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
        <div key={page} className="pk-letter-sheet">
          {page === 1 ? (
            <>
              <FoldMarks />
              <Ruler />
              <p className="pk-letter-brand">{letterhead.brand}</p>
              <address className="pk-letter-address">
                <small>{returnAddressOf(letter)}</small>
                <Lines lines={recipient} />
              </address>
              <p className="pk-letter-head-facts">
                <Lines lines={factLines(letter)} />
              </p>
              <Heading className="pk-letter-subject">
                <Text content={textOf(subject)} lines={layout?.subject ?? null} />
              </Heading>
            </>
          ) : null}
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sent letter never changes.
            <Block key={index} block={block} lines={layout?.blocks[index] ?? null} page={page} />
          ))}
          <Closing lines={layout?.closing ?? null} page={page}>
            {[closing, [author.name, author.title].filter(Boolean).join('\n')]}
          </Closing>
          {pages > 1 ? (
            <p className="pk-letter-page">
              {words.pageOf.replace('{page}', String(page)).replace('{pages}', String(pages))}
            </p>
          ) : null}
          {page === 1 ? (
            <p className="pk-letter-foot">
              <Lines lines={footerLines(letter)} />
            </p>
          ) : null}
        </div>
      ))}
    </article>
  );
}

/** Where a sheet is folded and punched, in mm from the top (DIN 5008, form B). */
function FoldMarks() {
  return (
    <span aria-hidden="true" className="pk-letter-marks">
      {[105, 148.5, 210].map((mm) => (
        <span key={mm} style={{ top: `${mm}mm` }} />
      ))}
    </span>
  );
}

/** Millimeters of paper beside the first sheet, every 50 with its figure. */
function Ruler() {
  return (
    <span aria-hidden="true" className="pk-letter-ruler">
      {[50, 100, 150, 200, 250].map((mm) => (
        <span key={mm} style={{ top: `${mm}mm` }}>
          {mm}
        </span>
      ))}
    </span>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same line may occur twice.
    <span key={index} className="pk-letter-plain">
      {line}
    </span>
  ));
}

interface BlockProps {
  block: LetterBlock;
  lines: readonly LayoutLine[] | null;
  page: number;
}

/** The part of a block that is on a page; nothing where it has none there. */
function Block({ block, lines, page }: BlockProps) {
  const here = lines?.filter((line) => line.page === page) ?? null;
  if (here?.length === 0 || (here === null && page > 1)) return null;
  if (block.type === 'paragraph') {
    return (
      <p>
        <Text content={block.content} lines={here} />
      </p>
    );
  }
  const items = block.items.flatMap((content, item) => {
    const own = here?.filter((line) => line.item === item) ?? null;
    if (own?.length === 0) return [];
    // The end of an item that began on the page before has no sign of its own.
    const isContinued = own !== null && own[0]?.from !== 0;
    return [
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: a sent letter never changes.
        key={item}
        value={block.type === 'orderedList' ? item + 1 : undefined}
        data-continued={isContinued || undefined}
        style={own?.[0] ? place(own[0]) : undefined}
      >
        <Text content={content} lines={own} />
      </li>,
    ];
  });
  return block.type === 'bulletList' ? <ul>{items}</ul> : <ol>{items}</ol>;
}

interface ClosingProps {
  /** The lines of the closing and of the signature, as items 0 and 1. */
  lines: readonly LayoutLine[] | null;
  page: number;
  children: readonly string[];
}

function Closing({ lines, page, children }: ClosingProps): ReactNode {
  return children.map((text, item) => {
    const here = lines?.filter((line) => line.item === item && line.page === page) ?? null;
    if (text === '' || here?.length === 0 || (here === null && page > 1)) return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: closing and signature.
      <p key={item} className={item === 1 ? 'pk-letter-signature' : undefined}>
        <Text content={textOf(text)} lines={here} />
      </p>
    );
  });
}

interface TextProps {
  content: LetterLine;
  /** Null: the text flows. */
  lines: readonly LayoutLine[] | null;
}

function Text({ content, lines }: TextProps): ReactNode {
  if (lines === null) return <Runs content={content} from={0} to={Number.POSITIVE_INFINITY} />;
  return lines.map((line, index) => {
    const next = lines[index + 1];
    return (
      <span key={line.from} className="pk-letter-line" style={place(line)}>
        <Runs content={content} from={line.from} to={next?.from ?? line.to} />
      </span>
    );
  });
}

function Runs({ content, from, to }: { content: LetterLine; from: number; to: number }) {
  return lineParts(content, from, to).map(({ text, strong, from: key }) => {
    if (text === '\n') return <br key={key} />;
    return strong ? <strong key={key}>{text}</strong> : <span key={key}>{text}</span>;
  });
}

const place = ({ mm }: LayoutLine) => ({ '--mm': `${mm}mm` }) as CSSProperties;

const textOf = (text: string): LetterLine =>
  text
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'hardBreak' } as const] : []),
      ...(line ? [{ type: 'text', text: line, strong: false } as const] : []),
    ]);
