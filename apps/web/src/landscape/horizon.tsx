import { layers } from '../records/layers.ts';

/** The uppermost layers at the bottom of a short page. */
export function Horizon() {
  return (
    <div className="horizon" aria-hidden="true">
      {layers.slice(0, 3).map((layer) => (
        <div key={layer} data-layer={layer}>
          <span className="hill" />
        </div>
      ))}
    </div>
  );
}
