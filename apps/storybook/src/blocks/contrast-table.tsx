import { useLayoutEffect, useRef, useState } from 'react';
import { contrast } from './contrast.ts';
import { pairs } from './pairs.ts';
import { themes } from './themed.tsx';

/** The contrast that this browser paints for two colors of the kit, in the theme of the element. */
function useContrast(text: string, ground: string) {
  const probe = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!probe.current) return;
    const element = document.createElement('i');
    element.style.color = `var(--color-${text})`;
    element.style.backgroundColor = `var(--color-${ground})`;
    probe.current.append(element);
    const { color, backgroundColor } = getComputedStyle(element);
    element.remove();
    setRatio(contrast(color, backgroundColor));
  }, [text, ground]);
  return { probe, ratio };
}

function Measured({ theme, text, ground }: { theme: string; text: string; ground: string }) {
  const { probe, ratio } = useContrast(text, ground);
  const isLine = text.endsWith('line') || text === 'primary';
  return (
    <span
      ref={probe}
      data-theme={theme}
      className={`inline-block border px-2 font-[550] ${isLine ? '' : 'border-hairline'}`}
      style={{
        background: `var(--color-${ground})`,
        color: `var(--color-${isLine ? 'ink' : text})`,
        ...(isLine && { borderColor: `var(--color-${text})` }),
      }}
    >
      {ratio?.toFixed(1)}&#8239;:&#8239;1
    </span>
  );
}

/** The pairs of colors that a component has, measured in both themes. */
export function Contrast({ tokens }: { tokens: readonly string[] }) {
  // It may be on paper and on what is raised above it.
  const grounds = new Set([...tokens, 'paper', 'raised']);
  const shown = pairs.filter(({ text, ground }) => tokens.includes(text) && grounds.has(ground));
  if (shown.length === 0) return null;
  return (
    <table className="sb-unstyled w-full border-collapse text-left text-control">
      <thead>
        <tr className="border-b border-line">
          {['Contrast', 'Light', 'Dark', 'Has to reach'].map((head) => (
            <th key={head} scope="col" className="py-2 pr-3 font-[550]">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ text, ground, least }) => (
          <tr key={`${text} ${ground}`} className="border-b border-hairline">
            <th scope="row" className="py-2 pr-3 font-normal">
              {text} on {ground}
            </th>
            {themes.map((theme) => (
              <td key={theme} className="py-2 pr-3">
                <Measured theme={theme} text={text} ground={ground} />
              </td>
            ))}
            <td className="py-2">
              {least}&#8239;:&#8239;1{least === 7 ? ', AAA' : least === 4.5 ? ', AA' : ''}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
