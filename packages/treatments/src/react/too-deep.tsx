import type { ReactNode } from 'react';
import type { LayerWords } from '../depths/depth-section.ts';
import { layers } from '../treatment.ts';

export interface TooDeepProps {
  words: LayerWords;
  /** The large figure: '404'. */
  code: string;
  /** That nothing is below. */
  text: string;
  /** Links that lead back up. */
  children: ReactNode;
}

/** The last layer below a `Horizon`: the foot of the page of a missing address. */
export function TooDeep({ words, code, text, children }: TooDeepProps) {
  const [layer] = layers.slice(-1);
  return layer ? (
    <div className="too-deep" data-layer={layer}>
      <span className="hill" aria-hidden="true" />
      <p>
        <strong>{words.name(layer)}</strong> {text}
      </p>
      <p className="too-deep-code" aria-hidden="true">
        {code}
      </p>
      <p className="too-deep-ways">{children}</p>
    </div>
  ) : null;
}
