import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { createAnchors, createReveal, effects, play } from './index.ts';

const meta = {
  title: 'Packages/animations/Page motion',
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'What moves on a whole page without any component: text that rises as it comes into view, and links that scroll to their target. Both are started by script, so without scripts the page is visible at once.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const button = 'min-h-11 cursor-pointer rounded-control border border-line px-4';
const layers = [
  ['Oberhaut', 'Bis 0,1 mm. Sie erneuert sich in etwa vier Wochen.'],
  ['Lederhaut', 'Bis 2 mm. Hier liegen Kollagen und die feinen Gefäße.'],
  ['Unterhaut', 'Bis 10 mm. Fett und lockeres Bindegewebe geben dem Gesicht seine Form.'],
  ['Muskel', 'Darunter. Er bewegt, was man Mimik nennt.'],
] as const;

function Layers() {
  return layers.map(([name, text]) => (
    <section key={name} id={`layer-${name}`} className="grid min-h-[60vh] content-center gap-2">
      <h2 className="text-title">{name}</h2>
      <p className="max-w-prose">{text}</p>
    </section>
  ));
}

/** Scroll: text fades and rises at 80 % of the window, and again when it comes back. */
export const Reveal: Story = {
  render: function Render() {
    const main = useRef<HTMLElement>(null);
    useEffect(() => {
      const reveal = createReveal({ root: () => main.current });
      reveal.start();
      return reveal.stop;
    }, []);
    return (
      <main ref={main}>
        <Layers />
      </main>
    );
  },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'Oberhaut' })).toBeVisible();
  },
};

/** Press a link: its target fades out, the window scrolls, the target fades in and has the focus. */
export const Anchors: Story = {
  render: function Render() {
    useEffect(() => {
      const anchors = createAnchors({ enabled: true, replaceHash() {} });
      anchors.start();
      return anchors.stop;
    }, []);
    return (
      <main>
        <ul className="flex flex-wrap gap-6">
          {layers.map(([name]) => (
            <li key={name}>
              <a className="inline-block py-3 underline" href={`#layer-${name}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        <Layers />
      </main>
    );
  },
};

class Preference extends EventTarget {
  matches = false;
  set(matches: boolean) {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

/** Reduced motion applies as soon as it is switched on: the endless pulse ends at once. */
export const ReducedMotion: Story = {
  render: function Render() {
    const [preference] = useState(() => new Preference());
    const [isSpared, setSpared] = useState(false);
    const box = useRef<HTMLParagraphElement>(null);
    useEffect(() => {
      if (isSpared || !box.current) return;
      const options = { iterations: Number.POSITIVE_INFINITY, reducedMotion: preference };
      const animation = play(box.current, effects.pulse, options);
      return () => animation.cancel();
    }, [isSpared, preference]);
    return (
      <div className="grid justify-items-start gap-6">
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={isSpared}
            onChange={(event) => {
              preference.set(event.target.checked);
              setSpared(event.target.checked);
            }}
          />
          Reduced motion
        </label>
        <p ref={box} className={button}>
          {isSpared ? 'Ruht' : 'Schlägt'}
        </p>
      </div>
    );
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('Schlägt').getAnimations()).toHaveLength(1);
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByText('Ruht').getAnimations()).toHaveLength(0);
  },
};
