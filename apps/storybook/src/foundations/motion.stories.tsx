import { Button } from '@praxiskit/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

const meta = {
  title: 'Foundations/Motion',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const durations = [
  ['colors under the pointer', 150],
  ['a thumb, a chevron, a leader line', 180],
  ['a panel that opens', 240],
  ['a dialog, a drawer', 300],
] as const;

function Durations() {
  const [isThere, setIsThere] = useState(false);
  return (
    <div className="grid justify-items-start gap-8 p-6 sm:p-12">
      <Button variant="secondary" onClick={() => setIsThere(!isThere)}>
        Move
      </Button>
      <ul className="grid w-full max-w-2xl gap-6">
        {durations.map(([use, ms]) => (
          <li key={ms} className="grid gap-2 text-caption">
            <span>
              {ms} ms <span className="text-quiet">{use}</span>
            </span>
            <span className="relative block border-t border-hairline pb-3">
              <span
                data-moving=""
                className="absolute top-0 size-3 -translate-y-1/2 rounded-round bg-primary transition-[left] ease-out motion-reduce:transition-none"
                style={{
                  left: isThere ? 'calc(100% - 0.75rem)' : 0,
                  transitionDuration: `${ms}ms`,
                }}
              />
            </span>
          </li>
        ))}
      </ul>
      <p className="max-w-2xl text-small text-quiet">
        One curve, <code>ease-out</code>: quick at first, then to rest. Nothing moves twice, nothing
        moves with the scroll. Under reduced motion all of it is off: try the toolbar's switch.
      </p>
    </div>
  );
}

export const Live: Story = { name: 'Durations', render: () => <Durations /> };

/** The toolbar's switch stops motion by CSS, and notifies scripts as the device's setting does. */
export const Reduced: Story = {
  globals: { motion: 'reduced' },
  render: () => <Durations />,
  play: async ({ canvasElement }) => {
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    for (const dot of canvasElement.querySelectorAll('[data-moving]')) {
      await expect(getComputedStyle(dot).transitionProperty).toBe('none');
    }
  },
};
