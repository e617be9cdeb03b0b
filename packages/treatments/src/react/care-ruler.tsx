import type { CSSProperties } from 'react';
import type { CareEntry, Section } from '../sections/section.ts';
import { PrintSheet } from './print-sheet.tsx';

/**
 * The days around a treatment, to scale: a list before it and one after it, with a bar for each line.
 * The zero is the treatment. On a phone every bar begins at the left, and is as long as its days.
 */
export function CareRuler({ section }: { section: Extract<Section, { kind: 'days' }> }) {
  const { before, after, words, early, late, layer, print } = section;
  return (
    <>
      <div className="pk-care" style={{ '--before': before, '--after': after } as CSSProperties}>
        <p className="pk-care-ruler" aria-hidden="true">
          <span>{words.first}</span>
          {ticksOf(after).map((day) => (
            <b key={day} style={{ '--at': day } as CSSProperties}>
              {day}
            </b>
          ))}
          <span>{words.last}</span>
        </p>
        <Days side="early" title={words.before} entries={early} layer={layer} />
        <p className="pk-care-zero">{words.treatment}</p>
        <Days side="late" title={words.after} entries={late} layer={layer} />
      </div>
      <PrintSheet label={print} />
    </>
  );
}

/** The numerals after the zero: single days first, then weeks; none at the end, which has its own word. */
function ticksOf(after: number): number[] {
  const step = after > 14 ? 7 : 2;
  const days = Array.from({ length: Math.floor(after / step) }, (_, at) => (at + 1) * step);
  return days.filter((day) => day < 0.85 * after);
}

interface DaysProps {
  side: 'early' | 'late';
  title: string;
  entries: readonly CareEntry[];
  layer: string | null;
}

function Days({ side, title, entries, layer }: DaysProps) {
  if (entries.length === 0) return null;
  return (
    <div className="pk-care-days" data-side={side}>
      <h3>{title}</h3>
      <ol>
        {entries.map(({ kind, term, text, at, days }) => (
          <li key={`${term} ${text}`}>
            <span
              className="pk-care-bar"
              aria-hidden="true"
              data-kind={kind}
              data-layer={kind === 'downtime' ? (layer ?? undefined) : undefined}
              style={{ '--at': at, '--long': days } as CSSProperties}
            />
            <strong>{term}</strong> <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
