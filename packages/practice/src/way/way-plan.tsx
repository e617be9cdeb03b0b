import { type CSSProperties, useId } from 'react';
import { type PlanArea, type Point, textIn, type WayPlanData } from './plan.ts';
import { minutesOf, ticksOf } from './route.ts';

export interface WayPlanProps {
  plan: WayPlanData;
  /** The language of its names. */
  locale: string;
  /** The practice's name, beside its building. */
  name: string;
  title: string;
}

/** To a hundredth: no screen shows more, and every digit is sent. */
const round = (value: number) => Math.round(value * 100) / 100;

const pointsOf = (line: readonly Point[]) => line.map((point) => point.join(',')).join(' ');

/** Half the length of a minute's tick; each third one is longer, and has its number. */
const TICK = 5;
const LONG_TICK = 9;
const METERS = 200;

/**
 * The way to the practice, drawn from data: one SVG without a request, so without a question. On a narrow
 * screen it shows `focus` of the plan alone.
 */
export function WayPlan({ plan, locale, name, title }: WayPlanProps) {
  const id = useId();
  const [width, height] = plan.size;
  const [x, y, seenWidth, seenHeight] = plan.focus;
  const bar = round(METERS / plan.scale);
  const lengths = {
    '--way-width': width,
    '--way-height': height,
    '--way-left': x,
    '--way-top': y,
    '--way-seen': seenWidth,
    '--way-tall': seenHeight,
  };
  return (
    <div className="pk-way-stage" style={lengths as CSSProperties}>
      <svg
        className="pk-way-plan"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-text`}>{textIn(plan.description, locale)}</desc>
        <rect className="pk-way-ground" width={width} height={height} />
        {plan.areas.map((area) => (
          <Area key={area.path} {...area} />
        ))}
        {plan.streets.map(({ line, width = 8 }) => (
          <polyline
            key={pointsOf(line)}
            className="pk-way-street"
            points={pointsOf(line)}
            strokeWidth={width}
          />
        ))}
        <Route plan={plan} />
        {plan.labels.map(({ text, at, angle = 0, isPlace }) => (
          <text
            key={pointsOf([at])}
            className={isPlace ? 'pk-way-place' : undefined}
            transform={`translate(${at.join(' ')}) rotate(${angle})`}
          >
            {textIn(text, locale)}
          </text>
        ))}
        <House house={plan.house} name={name} />
        <g className="pk-way-ruler" transform={`translate(${plan.ruler.join(' ')})`}>
          <path d={`M0 -7V0H${bar}V-7M${round(bar / 2)} -4V0`} />
          <text x={bar + 10} y={2}>
            {`${METERS}\u00a0m`}
          </text>
        </g>
      </svg>
    </div>
  );
}

function Area({ kind, path }: PlanArea) {
  return <path className={`pk-way-${kind}`} d={path} />;
}

function House({
  house: [x, y, width, height],
  name,
}: {
  house: WayPlanData['house'];
  name: string;
}) {
  return (
    <>
      <rect className="pk-way-house" x={x} y={y} width={width} height={height} />
      <text className="pk-way-place" x={x + width + 12} y={y + height / 2 + 6}>
        {name}
      </text>
    </>
  );
}

function Route({ plan: { route, scale } }: Pick<WayPlanProps, 'plan'>) {
  const start = route[0] ?? [0, 0];
  const entrance = route.at(-1) ?? start;
  return (
    <g className="pk-way-route">
      <polyline points={pointsOf(route)} />
      {ticksOf(route, scale).map(({ minute, at: [x, y], side: [across, along] }) => {
        const isNumbered = minute % 3 === 0 && minute < minutesOf(route, scale);
        const half = isNumbered ? LONG_TICK : TICK;
        return (
          <g key={minute} transform={`translate(${round(x)} ${round(y)})`}>
            <path d={`M0 0L${round(-across * half)} ${round(-along * half)}`} />
            {isNumbered ? (
              <text x={round(-across * 20)} y={round(-along * 20 + 6)}>
                {minute}
              </text>
            ) : null}
          </g>
        );
      })}
      <circle className="pk-way-start" cx={start[0]} cy={start[1]} r={5} />
      <circle className="pk-way-door" cx={entrance[0]} cy={entrance[1]} r={7} />
    </g>
  );
}
