import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Each size of the scale: its class, a line in it, and what it is for. From large to small. */
export const sizes = [
  ['display-xl', 'text-display-xl font-[200] tracking-[-0.045em]', '5 mm', 'One figure a page'],
  ['display-l', 'text-display-l font-[225] tracking-[-0.04em]', 'Hyaluron', 'One word a page'],
  ['display-m', 'text-display-m font-[225] tracking-[-0.025em]', 'Was es kostet', 'Pages'],
  [
    'display-s',
    'text-display-s font-[225] tracking-[-0.02em]',
    'Der erste Besuch',
    'Pages on a phone',
  ],
  ['title', 'text-title font-light', 'Davor und danach', 'Titles of sections'],
  ['name', 'text-name font-[350]', 'Besenreiser und erweiterte Äderchen', 'Names of things'],
  [
    'lead',
    'text-lead',
    'Wir beginnen mit der kleinsten Menge, die etwas ändert.',
    'The first paragraph',
  ],
  [
    'body',
    'text-body',
    'Eine Woche vorher bitte keine Blutverdünner ohne ärztliche Notwendigkeit.',
    'Running text',
  ],
  [
    'control',
    'text-control font-[550]',
    'Beratung anfragen',
    'Controls: below 16 px a phone zooms in',
  ],
  ['small', 'text-small', 'Bitte geben Sie Ihre E-Mail-Adresse an', 'Labels, help, errors'],
  ['caption', 'text-caption', 'gültig seit 1. November 2026', 'Notes, figures at an edge'],
] as const;

/** '124 / 0.96, weight 225, −0.04 em': size and line height in pixels, as the browser has them. */
function measureOf(element: Element): string {
  const { fontSize, lineHeight, fontWeight, letterSpacing } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const tracking = Number.parseFloat(letterSpacing) / size;
  return [
    `${round(size)} / ${Math.round((Number.parseFloat(lineHeight) / size) * 100) / 100}`,
    `weight ${fontWeight}`,
    ...(tracking ? [`${round(tracking)} em`.replace('-', '−')] : []),
  ].join(', ');
}

interface LineProps {
  name: string;
  use?: string;
  children: (ref: (element: HTMLElement | null) => void) => ReactNode;
}

/** A line of text beside the name and the measures of its size. */
export function TypeLine({ name, use, children }: LineProps) {
  const line = useRef<HTMLElement | null>(null);
  const [measure, setMeasure] = useState('');
  useLayoutEffect(() => {
    if (line.current) setMeasure(measureOf(line.current));
  }, []);
  return (
    <div className="grid gap-x-8 gap-y-2 border-b border-hairline py-4 sm:grid-cols-[11rem_minmax(0,1fr)] md:grid-cols-[11rem_minmax(0,1fr)_9rem] md:items-baseline">
      <dt className="text-caption">
        <code className="font-mono font-[550]">text-{name}</code>
        <span className="block text-quiet">{measure}</span>
      </dt>
      <dd lang="de" className="min-w-0 overflow-hidden pb-1">
        {children((element) => {
          line.current = element;
        })}
      </dd>
      {use ? <dd className="text-caption text-quiet">{use}</dd> : null}
    </div>
  );
}

/** All sizes of the scale, measured. */
export const TypeScale = () => (
  <dl className="sb-unstyled border-t border-line">
    {sizes.map(([name, className, text, use]) => (
      <TypeLine key={name} name={name} use={use}>
        {(ref) => (
          <p ref={ref} className={className}>
            {text}
          </p>
        )}
      </TypeLine>
    ))}
  </dl>
);

const weights = [
  [200, 'figures'],
  [225, 'display'],
  [300, 'titles'],
  [350, 'names'],
  [400, 'text'],
  [550, 'emphasis'],
] as const;

/** One variable family; emphasis is a step in weight, not a second face. */
export const Weights = () => (
  <ul className="sb-unstyled flex flex-wrap gap-x-12 gap-y-6 border-t border-line pt-6">
    {weights.map(([weight, use]) => (
      <li key={weight} className="text-caption">
        <span className="block text-display-m" style={{ fontWeight: weight }}>
          Rg
        </span>
        <span className="block font-[550]">{weight}</span>
        <span className="text-quiet">{use}</span>
      </li>
    ))}
  </ul>
);
