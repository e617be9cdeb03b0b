import { useId } from 'react';

export interface RangeRulerProps {
  /** Name of the measured value. */
  label: string;
  /** The least and the most; null for none. */
  value: readonly [number, number] | null;
  onChange: (value: [number, number]) => void;
  /** The end of the scale, which begins at 0. */
  max: number;
  /** How far a key moves a handle; 0.1 by default. */
  step?: number;
  /** Between two figures of the scale; 2 by default. */
  figures?: number;
  /** Names of the two handles, for screen readers. */
  handles: readonly [least: string, most: string];
  /** A value with its unit: '2 mm'. */
  format: (value: number) => string;
}

const handle =
  'absolute inset-x-0 top-0 h-8 w-full cursor-pointer appearance-none bg-transparent pointer-events-none [&::-webkit-slider-thumb]:pointer-events-auto [&::-moz-range-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-4 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-round [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-line [&::-webkit-slider-thumb]:bg-paper [&::-moz-range-thumb]:size-3 [&::-moz-range-thumb]:rounded-round [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-line [&::-moz-range-thumb]:bg-paper';

/** A range on a true scale, set by two handles: native sliders, so that arrows, Home and End move them. */
export function RangeRuler(props: RangeRulerProps) {
  const { label, value, onChange, max, step = 0.1, figures = 2, handles, format } = props;
  const id = useId();
  const [least, most] = value ?? [0, 0];
  const place = (at: number) => `calc(0.5rem + ${at / max} * (100% - 1rem))`;
  const ticks = Array.from({ length: Math.floor(max) + 1 }, (_, at) => at);
  const set = (next: readonly [number, number]) => onChange([Math.min(...next), Math.max(...next)]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend has no place beside a scale.
    <div role="group" aria-labelledby={id} className="w-full max-w-110 min-w-60">
      <span id={id} className="sr-only">
        {label}
      </span>
      <div className="relative h-8">
        <span
          aria-hidden="true"
          className="absolute top-[15px] border-t-2 border-line"
          style={{ left: place(least), right: `calc(100% - ${place(most)})` }}
        />
        {[least, most].map((at, index) => (
          <input
            key={handles[index]}
            type="range"
            className={handle}
            min={0}
            max={max}
            step={step}
            value={at}
            aria-label={handles[index]}
            aria-valuetext={format(at)}
            onChange={({ currentTarget }) => {
              const next = Number(currentTarget.value);
              set(index === 0 ? [next, Math.max(next, most)] : [Math.min(least, next), next]);
            }}
          />
        ))}
      </div>
      <div aria-hidden="true" className="relative h-8 border-t border-line text-caption">
        {ticks.map((at) => (
          <span
            key={at}
            className="absolute top-0 border-l border-line"
            style={{ left: place(at), height: at % figures === 0 ? 10 : 5 }}
          />
        ))}
        {ticks
          .filter((at) => at % figures === 0)
          .map((at) => (
            <span
              key={at}
              className="absolute top-2.5 -translate-x-1/2 whitespace-nowrap"
              style={{ left: place(at) }}
            >
              {at}
            </span>
          ))}
      </div>
    </div>
  );
}
