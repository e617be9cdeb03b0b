import type { Depth } from '@praxiskit/account-pages/react';
import { useSite } from '@praxiskit/pages/react';
import { layers } from '@praxiskit/treatments';
import { Horizon } from '@praxiskit/treatments/react';
import { depthText } from './content/layers.ts';

/** Behind the pages of accounts: the horizon at sign-in, and one layer deeper with each step. */
export function Scenery({ depth }: { depth: Depth }) {
  if (depth === 0) {
    return (
      <div className="over-horizon">
        <Horizon />
        <DepthMark at="foot" depth={0} />
      </div>
    );
  }
  const [ground, below, deeper] = layers.slice(depth - 1);
  return (
    <>
      <div className="step-slope" data-layer={ground}>
        <span className="hill" />
      </div>
      <div className="horizon">
        {[below, deeper].map((layer) => (
          <div key={layer} data-layer={layer}>
            <span className="hill" />
          </div>
        ))}
      </div>
      <DepthMark at="head" depth={depth - 1} />
      <DepthMark at="foot" depth={depth} />
    </>
  );
}

/** Where a layer begins, in millimeters. */
const boundaries = [0, 0.1, 2];

function DepthMark({ at, depth }: { at: 'head' | 'foot'; depth: number }) {
  const { locale } = useSite();
  return (
    <div className={`depth-mark at-${at}`} data-depth={depth}>
      <span>{depthText(boundaries[depth] ?? null, null, locale)}</span>
    </div>
  );
}
