import { classNames } from '../text/class-names.ts';

/** A word or a figure under the scale. */
export interface RulerLabel {
  at: number;
  text: string;
}

export interface RulerProps {
  /** The end of the scale, which begins at 0. More than 0. */
  max: number;
  /** The measured value, in the unit of `max`; outside of the scale it is shown at its end. */
  value: number;
  /** How far one tick is from the next; 1 by default. */
  step?: number;
  /** Where the first tick is, 0 by default: a scale may begin between two full hours. */
  first?: number;
  /** A long tick where the value has to get to. */
  threshold?: number;
  /** Each has a longer tick. One at the threshold is emphasized. */
  labels?: readonly RulerLabel[];
  /** Name of the measured value, for screen readers. Without it they skip the ruler: the words beside it say it. */
  label?: string;
  /** The value with its unit, for screen readers: '7 of 10 codes'. */
  valueText?: string;
  className?: string;
}

/** Ticks, and a word at the end of the scale stays inside of it. */
const sideOf = (share: number) =>
  share <= 0 ? '' : share >= 1 ? '-translate-x-full' : '-translate-x-1/2';

/** A value on a fine scale: characters, minutes, codes that are left, years. 440 px wide at most. */
export function Ruler(props: RulerProps) {
  const { max, value, step = 1, first = 0, threshold, labels = [], label } = props;
  const { valueText, className } = props;
  const place = (at: number) => `${(Math.min(Math.max(at, 0), max) / max) * 100}%`;
  const count = Math.floor((max - first) / step + 1e-9);
  const ticks = Array.from({ length: count + 1 }, (_, index) => first + index * step);
  const isLabeled = (at: number) => labels.some((one) => Math.abs(one.at - at) < step / 2);
  const semantics = label
    ? {
        role: 'meter',
        'aria-label': label,
        'aria-valuemin': 0,
        'aria-valuemax': max,
        'aria-valuenow': Math.min(Math.max(value, 0), max),
        'aria-valuetext': valueText,
      }
    : { 'aria-hidden': true as const };
  return (
    <div
      {...semantics}
      className={classNames('w-full max-w-110 hyphens-none select-none', className)}
    >
      <div aria-hidden="true" className="relative h-8">
        <svg
          className="absolute inset-0 h-full w-full overflow-visible"
          stroke="currentColor"
          shapeRendering="crispEdges"
          focusable="false"
          aria-hidden="true"
        >
          <line x1="0" x2="100%" y1="16" y2="16" />
          {ticks.map((at) => (
            <line key={at} x1={place(at)} x2={place(at)} y1="16" y2={isLabeled(at) ? 28 : 22} />
          ))}
          {threshold === undefined ? null : (
            <line
              data-ruler-threshold=""
              x1={place(threshold)}
              x2={place(threshold)}
              y1="2"
              y2="30"
              strokeWidth={2}
            />
          )}
        </svg>
        <span
          data-ruler-value=""
          className="absolute top-[14.5px] left-0 border-current border-t-3 transition-[width] duration-180 motion-reduce:transition-none"
          style={{ width: place(value) }}
        >
          <span className="absolute -top-[9px] -right-px h-4 border-current border-l-3" />
        </span>
      </div>
      {labels.length > 0 ? (
        <div aria-hidden="true" className="relative h-[1lh] text-caption">
          {labels.map(({ at, text }) => (
            <span
              key={at}
              className={classNames(
                'absolute whitespace-nowrap',
                sideOf(at / max),
                at === threshold && 'font-[550]',
              )}
              style={{ left: place(at) }}
            >
              {text}
            </span>
          ))}
        </div>
      ) : null}
    </div>
  );
}
