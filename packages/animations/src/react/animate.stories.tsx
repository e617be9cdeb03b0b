import type { Meta, StoryObj } from '@storybook/react-vite';
import { type EffectName, effects } from '../index.ts';
import { Animate } from './animate.tsx';
import { useAnimation } from './use-animation.ts';

const meta = {
  title: 'Packages/animations/Effects',
  component: Animate,
  args: { effect: 'fadeInUp', children: 'Eine Frage von Millimetern' },
} satisfies Meta<typeof Animate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Plays when it appears. */
export const OnAppearing: Story = {};

function Tile({ name }: { name: EffectName }) {
  const { ref, play } = useAnimation<HTMLSpanElement>(name);
  return (
    <button
      type="button"
      onClick={() => play()}
      className="grid aspect-square cursor-pointer place-items-center border border-line"
    >
      <span ref={ref}>{name}</span>
    </button>
  );
}

/** Click a tile to play it. Where motion is spared, nothing moves. */
export const All: Story = {
  render: () => (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-4">
      {(Object.keys(effects) as EffectName[]).map((name) => (
        <Tile key={name} name={name} />
      ))}
    </div>
  ),
};
