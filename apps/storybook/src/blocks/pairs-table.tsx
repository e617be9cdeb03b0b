import { useLayoutEffect, useRef, useState } from 'react';
import { contrast } from './contrast.ts';
import { decoration, pairs } from './pairs.ts';
import { Themed, themes } from './themed.tsx';

/** WCAG 2.2: body text AAA, other text AA, the lines of controls 3 : 1. */
const gradeOf = (ratio: number) => (ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : '3 : 1');

/** Every pair of colors on its ground in both themes, with the contrast that this browser paints. */
export function Pairs() {
  const names = [...new Set(pairs.map(({ text }) => text))];
  return (
    <div className="sb-unstyled grid gap-6 md:grid-cols-2">
      {themes.map((theme) => (
        <Themed key={theme} theme={theme}>
          <dl className="grid gap-2">
            {names.map((name) => (
              <div
                key={name}
                className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-2 text-small"
              >
                <dt className="text-quiet">{name}</dt>
                <dd className="flex gap-2">
                  {pairs
                    .filter(({ text }) => text === name)
                    .map((pair) => (
                      <Pair key={pair.ground} {...pair} />
                    ))}
                </dd>
              </div>
            ))}
          </dl>
        </Themed>
      ))}
      <p className="text-small text-quiet md:col-span-2">
        Only for decoration, never alone: {decoration.join(', ')}.
      </p>
    </div>
  );
}

interface PairProps {
  text: string;
  ground: string;
  least: number;
}

function Pair({ text, ground, least }: PairProps) {
  const box = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState(0);
  useLayoutEffect(() => {
    if (!box.current) return;
    const { borderTopColor, backgroundColor } = getComputedStyle(box.current);
    setRatio(contrast(borderTopColor, backgroundColor));
  }, []);
  // A color that is used for lines only has its figures in ink.
  const isLine = least < 4.5;
  return (
    <div
      ref={box}
      data-ratio={ratio}
      data-least={least}
      className="min-w-0 grow basis-0 border border-hairline border-t-3 px-3 py-1"
      style={{
        borderTopColor: `var(--color-${text})`,
        background: `var(--color-${ground})`,
        color: `var(--color-${isLine ? 'ink' : text})`,
      }}
    >
      <p className="flex justify-between text-lead">
        <span aria-hidden="true">{isLine ? '—' : 'Aa'}</span>
        <span className="font-[550]">{ratio.toFixed(1)}</span>
      </p>
      <p className="text-caption">
        on {ground}
        <br />
        {gradeOf(ratio)}, needs {least}
      </p>
    </div>
  );
}
