import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { colorTokens, decoration, pairs } from '../blocks/pairs.ts';
import { Pairs } from '../blocks/pairs-table.tsx';
import { tokenUses } from './token-uses.ts';

const meta = {
  title: 'Foundations/Color',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every pair of text and ground, in both themes: AA throughout, body text AAA. */
export const Color: Story = {
  render: () => (
    <div className="p-6 sm:p-12">
      <Pairs />
    </div>
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

/** Every token has a purpose, and is listed in a pair with its contrast or as decoration. */
export const EveryTokenIsMeasured: Story = {
  tags: ['!autodocs'],
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4 p-6 sm:p-12">
      {colorTokens().map((name) => (
        <li key={name} className="grid gap-2 text-caption">
          <span
            className="block h-14 border border-hairline"
            style={{ background: `var(--color-${name})` }}
          />
          <code>--color-{name}</code>
        </li>
      ))}
    </ul>
  ),
  play: async () => {
    const known = new Set<string>([
      ...decoration,
      ...pairs.flatMap((one) => [one.text, one.ground]),
    ]);
    const tokens = colorTokens();
    await expect(tokens.length).toBeGreaterThan(9);
    await expect(tokens.filter((name) => !known.has(name))).toEqual([]);
    await expect(tokens.toSorted()).toEqual(Object.keys(tokenUses).toSorted());
  },
};
