import type { ReactNode } from 'react';
import { layers } from '../treatment.ts';
import { Horizon } from './horizon.tsx';

export interface SunkenSheetProps {
  /** The text: that the page does not exist, and where to go from here. */
  children: ReactNode;
}

/** Millimeters of the sheet that its ruler names: its edge, and where a letter is folded. */
const figures = [0, 105] as const;

/**
 * A sheet of paper that has sunk behind the horizon, for a missing letter. The page ends
 * in the last layer; the site styles `.sunken`, and its hills.
 */
export function SunkenSheet({ children }: SunkenSheetProps) {
  const [last] = layers.slice(-1);
  return (
    <section className="sunken over-horizon">
      <div className="sunken-sheet" data-theme="light">
        <span className="sunken-ruler" aria-hidden="true">
          {figures.map((mm) => (
            <span key={mm} style={{ top: `${mm}mm` }}>
              {mm}
            </span>
          ))}
        </span>
        {children}
      </div>
      <Horizon />
      <div className="sunken-end" data-layer={last}>
        <span className="hill" aria-hidden="true" />
      </div>
    </section>
  );
}
