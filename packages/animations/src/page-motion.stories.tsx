import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { createAnchors, createReveal, effects, play } from './index.ts';
import { guide } from './page-motion.guide.tsx';

const meta = {
  title: 'Packages/animations/Page motion',
  tags: ['autodocs'],
  parameters: { guide, docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const button = 'min-h-11 cursor-pointer rounded-control border border-line px-4';
const layers = [
  ['Epidermis', 'Down to 0.1 mm. It renews itself in about four weeks.'],
  ['Dermis', 'Down to 2 mm. Collagen and fine vessels are here.'],
  ['Subcutis', 'Down to 10 mm. Fat and loose tissue give the face its form.'],
  ['Muscle', 'Below it. It moves what is called expression.'],
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
    await expect(canvas.getByRole('heading', { name: 'Epidermis' })).toBeVisible();
  },
};

/** Press a link: its target fades out, the window scrolls, the target fades in and has the focus. */
export const Anchors: Story = {
  tags: ['example'],
  parameters: {
    docs: {
      source: {
        code: `const anchors = createAnchors({ enabled: true });
anchors.start();

<a href="#dermis">Dermis</a>`,
      },
    },
  },
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
  name: 'Reduced motion',
  tags: ['example'],
  parameters: {
    docs: {
      story: { inline: true, height: '120px' },
      source: {
        code: `play(element, pulse, { iterations: Number.POSITIVE_INFINITY, reducedMotion });`,
      },
    },
  },
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
          {isSpared ? 'At rest' : 'Beating'}
        </p>
      </div>
    );
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('Beating').getAnimations()).toHaveLength(1);
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByText('At rest').getAnimations()).toHaveLength(0);
  },
};
