import type { LayerWords } from '../depths/depth-section.ts';
import { layers } from '../treatment.ts';

export interface HorizonProps {
  /** With them each layer says its name, and the millimeter where it begins. */
  words?: LayerWords;
}

/** All layers above the last at the foot of a short page; the site styles them by `data-layer`, and its hills. */
export function Horizon({ words }: HorizonProps) {
  return (
    <div className="horizon" aria-hidden="true">
      {layers.slice(0, -1).map((layer) => (
        <div key={layer} data-layer={layer}>
          <span className="hill" />
          {words ? <span>{words.numeral(words.extents[layer]?.from ?? 0)}</span> : null}
          {words ? <strong>{words.name(layer)}</strong> : null}
        </div>
      ))}
    </div>
  );
}
