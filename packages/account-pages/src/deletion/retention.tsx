import { fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { useParts } from '../frame/parts.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { GRACE_DAYS } from './grace.ts';

/** The end of the scale, in years, if all records are kept for less. */
const LEAST_MAX = 5;

/** How long records are kept, on one scale: those of this package, and those that the site names. */
export function Retention() {
  const { deletion } = useMessages();
  const { locale } = useSite();
  const { kept } = useParts();
  const years = (n: number) => (n === 1 ? deletion.year : fill(deletion.years, { n }));
  const rows = [
    {
      text: deletion.account,
      length: fill(deletion.day, { n: GRACE_DAYS }),
      years: GRACE_DAYS / 365,
    },
    { text: deletion.log, length: years(1), years: 1 },
    ...kept.map((one) => ({
      text: one.text[locale],
      length: years(one.years),
      years: one.years,
    })),
  ];
  const max = Math.max(LEAST_MAX, ...rows.map((row) => row.years));
  const share = (n: number) => `${(n / max) * 100}%`;
  const ticks = Array.from({ length: Math.floor(max) + 1 }, (_, n) => n);
  return (
    <div className="pk-account-retention">
      <dl aria-label={deletion.retention}>
        {rows.map((row) => (
          <div key={row.text}>
            <dt>{row.text}</dt>
            <dd>
              <span className="pk-account-span" aria-hidden="true">
                <span style={{ width: share(row.years) }} />
              </span>
              <strong>{row.length}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <div className="pk-account-years" aria-hidden="true">
        <svg focusable="false" aria-hidden="true" stroke="currentColor" shapeRendering="crispEdges">
          <line x1="0" x2="100%" y1="0.5" y2="0.5" />
          {ticks.map((n) => (
            <line key={n} x1={share(n)} x2={share(n)} y1="0" y2={n % 5 === 0 ? 12 : 6} />
          ))}
        </svg>
        {[0, 5, max]
          .filter((n, index, all) => all.indexOf(n) === index)
          .map((n) => (
            <span key={n} style={{ left: share(n) }}>
              {n === max ? years(n) : n}
            </span>
          ))}
      </div>
    </div>
  );
}
