import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type CSSProperties, useLayoutEffect, useState } from 'react';
import { hasGap, type PlacedLine, placeLines, type SetLine } from './place-lines.ts';

export interface LetterRulerProps {
  view: EditorView;
  /** The state that is shown. */
  state: EditorState;
  blocks: readonly { lines: readonly SetLine[] }[];
}

/** A part of the ruler: a page's lines, in px from the editor's top. */
interface PageScale {
  readonly page: number;
  readonly top: number;
  readonly bottom: number;
  /** Where this page's 0 mm would be. */
  readonly zero: number;
}

interface Measured {
  readonly pages: readonly PageScale[];
  readonly pxPerMm: number;
  /** The middle of the caret's line. */
  readonly caret: { readonly page: number; readonly top: number; readonly mm: number };
}

/** The size of the press's text, 11 points, in mm. */
const textMm = (11 / 72) * 25.4;
/** From the top of a line's box in the browser to the top of the press's line, in em of Commissioner. */
const aboveLine = 0.267;
/** Where the text of a page ends, in mm. */
const endMm = 265;
const labelStep = 20;
const foldMarks = [105, 148.5, 210];

/**
 * Millimeters of paper beside the text, as long as the editor has the paper's width, with a ring at the caret's line.
 * Pages begin where the press has begun them. Empty paragraphs inside of the text are not always printed: there are
 * no ticks then.
 */
export function LetterRuler({ view, state, blocks }: LetterRulerProps) {
  const [measured, setMeasured] = useState<Measured | null>(null);
  useLayoutEffect(() => {
    const update = () => setMeasured(measure(view, placeLines(state.doc, blocks), state));
    update();
    const observer = new ResizeObserver(update);
    observer.observe(view.dom);
    return () => observer.disconnect();
  }, [view, state, blocks]);
  if (!measured) return <div className="pk-letter-scale" />;
  const { pages, pxPerMm, caret } = measured;
  return (
    <div
      aria-hidden="true"
      className="pk-letter-scale"
      style={{ '--mm': `${pxPerMm}px` } as CSSProperties}
    >
      {pages.map(({ page, top, bottom, zero }) => {
        const isSeen = (mm: number) => {
          const at = zero + mm * pxPerMm;
          return at > top + 8 && at < bottom - 8 && mm < endMm;
        };
        const isFree = (mm: number) => page !== caret.page || Math.abs(mm - caret.mm) > 5;
        const style = (mm: number) => ({ top: `${zero + mm * pxPerMm - top}px` });
        return (
          <div
            key={page}
            className="pk-letter-scale-page"
            style={
              {
                top: `${top}px`,
                height: `${bottom - top}px`,
                '--zero': `${zero - top}px`,
              } as CSSProperties
            }
          >
            {Array.from({ length: endMm / labelStep }, (_, index) => (index + 1) * labelStep)
              .filter((mm) => isSeen(mm) && isFree(mm))
              .map((mm) => (
                <span key={mm} className="pk-letter-scale-mm" style={style(mm)}>
                  {mm}
                </span>
              ))}
            {page === 1
              ? foldMarks
                  .filter(isSeen)
                  .map((mm) => <span key={mm} className="pk-letter-scale-fold" style={style(mm)} />)
              : null}
          </div>
        );
      })}
      <span className="pk-letter-scale-ring" style={{ top: `${caret.top}px` }}>
        {Math.round(caret.mm)}
      </span>
    </div>
  );
}

/** Null while there is no line to begin with. */
function measure(
  view: EditorView,
  lines: readonly PlacedLine[],
  { selection, doc }: EditorState,
): Measured | null {
  const { dom } = view;
  const box = dom.getBoundingClientRect();
  const em = Number.parseFloat(getComputedStyle(dom).fontSize);
  const pxPerMm = em / textMm;
  const topOf = (pos: number) => view.coordsAtPos(pos, 1).top - box.top + aboveLine * em;
  const firsts = lines.filter(({ page }, index) => lines[index - 1]?.page !== page);
  const starts = firsts.map(({ page, mm, pos }) => ({ page, mm, at: topOf(pos) }));
  const own = lines.findLast(({ pos }) => pos <= selection.head) ?? lines[0];
  if (!own) return null;
  const top = topOf(selection.head);
  return {
    pxPerMm,
    caret: {
      page: own.page,
      top: top + em / 2,
      mm: own.mm + (top - topOf(own.pos)) / pxPerMm + textMm / 2,
    },
    pages: hasGap(doc)
      ? []
      : starts.map(({ page, mm, at }, index) => ({
          page,
          // A page begins half a line above its first one.
          top: index === 0 ? 0 : at - em / 2,
          bottom: (starts[index + 1]?.at ?? box.height + em / 2) - em / 2,
          zero: at - mm * pxPerMm,
        })),
  };
}
