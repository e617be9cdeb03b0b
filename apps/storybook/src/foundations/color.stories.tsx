import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { contrast } from '../blocks/contrast.ts';
import { colorTokens, decoration, grounds, pairs } from '../blocks/pairs.ts';

/** WCAG 2.2: body text AAA, other text AA, the lines of controls 3 : 1. */
const gradeOf = (ratio: number) => (ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : '3 : 1');

interface PairProps {
  text: string;
  ground: string;
  least: number;
}

/** A pair, rendered: text on its background, with the contrast measured in this browser. */
function PairCell({ text, ground, least }: PairProps) {
  const box = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState(0);
  useLayoutEffect(() => {
    if (!box.current) return;
    const style = getComputedStyle(box.current);
    setRatio(contrast(style.borderTopColor, style.backgroundColor));
  }, []);
  return (
    <div
      ref={box}
      data-ratio={ratio}
      data-least={least}
      className="grid gap-1 border-t-4 p-4 text-small"
      style={{
        borderColor: `var(--color-${text})`,
        background: `var(--color-${ground})`,
        // A color that is used for lines only has its label in ink.
        color: `var(--color-${least < 4.5 ? 'ink' : text})`,
      }}
    >
      <span className="font-[550]">
        {text} on {ground}
      </span>
      <span>
        {ratio.toFixed(1)} : 1, {gradeOf(ratio)}
      </span>
    </div>
  );
}

function Swatches({ names }: { names: readonly string[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
      {names.map((name) => (
        <li key={name} className="grid gap-2 text-caption">
          <span
            className="block h-14 border border-hairline"
            style={{ background: `var(--color-${name})` }}
          />
          <code>--color-{name}</code>
        </li>
      ))}
    </ul>
  );
}

function Theme({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <section data-theme={theme} className="grid gap-8 bg-paper p-6 text-ink sm:p-12">
      <h2 className="text-title font-light">{theme === 'light' ? 'Light' : 'Dark'}</h2>
      <Swatches names={[...new Set([...grounds, ...colorTokens()])]} />
      <h3 className="text-name font-[350]">Contrast of every pair</h3>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-3">
        {pairs.map((pair) => (
          <PairCell key={`${pair.text} ${pair.ground}`} {...pair} />
        ))}
      </div>
      <p className="max-w-2xl text-small text-quiet">
        Only for decoration, never alone: {decoration.join(', ')}.
      </p>
    </section>
  );
}

const meta = {
  title: 'Foundations/Color',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every token, and every pair of text and ground, in both themes: AA throughout, body text AAA. */
export const Color: Story = {
  render: () => (
    <>
      <Theme theme="light" />
      <Theme theme="dark" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const cells = canvasElement.querySelectorAll<HTMLElement>('[data-ratio]');
    await expect(cells.length).toBe(2 * pairs.length);
    for (const { dataset, textContent } of cells) {
      await expect(Number(dataset.ratio), textContent ?? '').toBeGreaterThanOrEqual(
        Number(dataset.least),
      );
    }
  },
};

/** Every token has to be listed: in a pair with its contrast, or as decoration. */
export const EveryTokenIsMeasured: Story = {
  render: () => (
    <div className="p-6 sm:p-12">
      <Swatches names={colorTokens()} />
    </div>
  ),
  play: async () => {
    const known = new Set<string>([
      ...decoration,
      ...pairs.flatMap((one) => [one.text, one.ground]),
    ]);
    const tokens = colorTokens();
    await expect(tokens.length).toBeGreaterThan(9);
    await expect(tokens.filter((name) => !known.has(name))).toEqual([]);
  },
};
