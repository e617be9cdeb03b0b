import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { contrast } from './contrast.ts';

/** Each text colour with the grounds that it stands on, and the least contrast that it needs. */
const pairs = [
  { text: 'ink', ground: 'paper', least: 7 },
  { text: 'ink', ground: 'raised', least: 7 },
  { text: 'quiet', ground: 'paper', least: 7 },
  { text: 'quiet', ground: 'raised', least: 7 },
  { text: 'on-primary', ground: 'primary', least: 7 },
  { text: 'danger', ground: 'paper', least: 4.5 },
  { text: 'danger', ground: 'raised', least: 4.5 },
  { text: 'positive', ground: 'paper', least: 4.5 },
  { text: 'positive', ground: 'raised', least: 4.5 },
  { text: 'field-line', ground: 'raised', least: 3 },
  { text: 'line', ground: 'paper', least: 3 },
] as const;

type Pair = (typeof pairs)[number];

function Swatch({ text, ground, least }: Pair) {
  const box = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    const style = getComputedStyle(box.current);
    setRatio(contrast(style.borderColor, style.backgroundColor));
  }, []);
  return (
    <div
      ref={box}
      data-ratio={ratio ?? 0}
      data-least={least}
      className={`border-l-8 p-4 ${ground === 'primary' ? 'text-on-primary' : 'text-ink'}`}
      style={{ borderColor: `var(--color-${text})`, background: `var(--color-${ground})` }}
    >
      <p className="text-small font-[550]">
        {text} on {ground}
      </p>
      <p className="text-small">
        {ratio?.toFixed(1)} : 1, at least {least}
      </p>
    </div>
  );
}

function Theme({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <section data-theme={theme} className="bg-paper p-8 text-ink">
      <h2 className="pb-6 text-title font-light">{theme === 'light' ? 'Light' : 'Dark'}</h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-3">
        {pairs.map((pair) => (
          <Swatch key={`${pair.text}-${pair.ground}`} {...pair} />
        ))}
      </div>
    </section>
  );
}

const meta = {
  title: 'Foundations/Tokens',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every pair in both themes, with its contrast as this browser paints it: AA, body text AAA. */
export const Colours: Story = {
  render: () => (
    <>
      <Theme theme="light" />
      <Theme theme="dark" />
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const swatch of canvasElement.querySelectorAll<HTMLElement>('[data-ratio]')) {
      const { ratio, least } = swatch.dataset;
      await expect(Number(ratio), swatch.textContent ?? '').toBeGreaterThanOrEqual(Number(least));
    }
  },
};

const sizes = [
  ['caption', 'text-caption'],
  ['small', 'text-small'],
  ['control', 'text-control'],
  ['body', 'text-body'],
  ['lead', 'text-lead'],
  ['name', 'text-name font-[350]'],
  ['title', 'text-title font-light'],
  ['display-s', 'text-display-s font-[225] tracking-[-0.02em]'],
  ['display-m', 'text-display-m font-[225] tracking-[-0.025em]'],
  ['display-l', 'text-display-l font-[225] tracking-[-0.04em]'],
] as const;

/** 14 to 124 px; light weights belong to large sizes only. */
export const Type: Story = {
  render: () => (
    <dl className="grid gap-4 p-8">
      {sizes.map(([name, className]) => (
        <div key={name} className="grid grid-cols-[8rem_1fr] items-baseline gap-6">
          <dt className="text-caption text-quiet">{name}</dt>
          <dd className={className}>Haut</dd>
        </div>
      ))}
    </dl>
  ),
};
