import type { Depth } from '@praxiskit/account-pages/react';
import { layers } from '../records/layers.ts';
import { Horizon } from './horizon.tsx';

/** Behind the pages of accounts: the horizon at the doors, and one layer deeper with each step. */
export function Scenery({ depth }: { depth: Depth }) {
  if (depth === 0) {
    return (
      <div className="over-horizon">
        <Horizon />
        <DepthMark at="foot">0 mm</DepthMark>
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
      <DepthMark at="head">{boundaries[depth - 1]}</DepthMark>
      <DepthMark at="foot">{boundaries[depth]}</DepthMark>
    </>
  );
}

/** Where a layer begins. */
const boundaries = ['0 mm', '0,1 mm', '2 mm'];

function DepthMark({ at, children }: { at: 'head' | 'foot'; children: string | undefined }) {
  return (
    <div className={`depth-mark ruled at-${at}`}>
      <span>{children}</span>
    </div>
  );
}
