import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import {
  type Effect,
  type EffectKind,
  type EffectName,
  effectKinds,
  effects,
  kindOf,
  play,
  stagger,
} from '../index.ts';
import { Animate } from './animate.tsx';
import { guide } from './effects.guide.tsx';

const always = { matches: false, addEventListener() {}, removeEventListener() {} };

const kindNames: Record<EffectKind, { de: string; en: string }> = {
  in: { en: 'In: from nothing to the element as it is', de: 'Herein: aus dem Nichts' },
  attention: { en: 'Attention: away from rest and back', de: 'Aufmerksamkeit: hin und zurück' },
  out: { en: 'Out: to nothing, and stays there', de: 'Hinaus: und bleibt fort' },
};

/** Advice on when to use each effect. */
const texts: Record<EffectName, string> = {
  fadeIn: 'The quiet one. When in doubt, this.',
  fadeInUp: 'Rises 25 px: text and cards in reading order.',
  fadeInDown: 'Sinks 25 px: what hangs from something above.',
  fadeInLeft: 'From the left, 25 px: a margin note.',
  fadeInRight: 'From the right, 25 px: the next of a row.',
  popIn: 'Springs up a little too large: a badge, a new count.',
  rotateIn: 'Turns upright while it grows: a seal, an icon.',
  bounceIn: 'Grows, overshoots, settles: a success.',
  flipIn: 'A board that falls open on its horizontal axis.',
  slideInLeft: 'Its own width from the left: a drawer of content.',
  slideInRight: 'Its own width from the right: the next page.',
  slideInUp: 'Its own height from below: a bar at the edge.',
  slideInDown: 'Its own height from above: a notice.',
  swipeIn: 'A card pushed in by a thumb, askew at first.',
  flip3DIn: 'Turns out of the depth: a card that is dealt.',
  elasticPop: 'On a rubber string: for play, hardly for prices.',
  swingIn: 'A sign on a nail that swings to rest.',
  blurIn: 'Comes into focus: a picture, a headline.',
  neonFlicker: 'A tube that catches at the third attempt.',
  purpleFlicker: 'A violet lamp that is slow to warm up.',
  dropIn: 'Falls, gives way, jumps once and lies.',
  lightSpeedIn: 'From the right, too fast to stand upright.',
  wobble: 'Staggers to both sides: something is odd here.',
  rubberBand: 'Stretches and springs back.',
  shake: 'A head that says no: a wrong password.',
  pulse: 'One calm heartbeat: look here.',
  jelly: 'Trembles like a jelly that was touched.',
  popOut: 'Takes a breath, then shrinks away.',
  flipOut: 'A board that is closed.',
  rotateOut: 'Turns away while it shrinks.',
  blurOut: 'Goes out of focus.',
  lightSpeedOut: 'Leans back, and is gone to the right.',
};

const names = Object.keys(effects) as EffectName[];
const groups = effectKinds.map((kind) => ({
  name: kindNames[kind],
  effects: names.filter((name) => kindOf(effects[name]) === kind),
}));

const meta = {
  title: 'Packages/animations/Effects',
  tags: ['autodocs'],
  component: Animate,
  args: { effect: effects.fadeInUp, children: 'A question of millimeters' },
  parameters: { guide },
} satisfies Meta<typeof Animate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Plays when it appears, but not in HTML that a server has rendered. */
export const OnAppearing: Story = {};

function Tile({ name }: { name: EffectName }) {
  const card = useRef<HTMLSpanElement>(null);
  return (
    <button
      type="button"
      onClick={() => card.current && play(card.current, effects[name])}
      className="grid cursor-pointer grid-rows-[8rem_auto] overflow-clip rounded-control border border-line text-left"
    >
      <span className="grid place-items-center" aria-hidden="true">
        <span
          ref={card}
          data-card=""
          className="grid h-14 w-24 place-items-center bg-primary text-on-primary"
        >
          2 mm
        </span>
      </span>
      <span className="grid content-start gap-1 border-t border-hairline p-4">
        <span className="font-medium">
          {name} <span className="text-small text-quiet">{effects[name].ms} ms</span>
        </span>
        <span className="text-small text-quiet">{texts[name]}</span>
      </span>
    </button>
  );
}

/** Press a tile to play it again, or all of them in a wave. With reduced motion nothing moves. */
export const Gallery: Story = {
  name: 'All effects',
  tags: ['example'],
  parameters: {
    docs: {
      source: {
        code: `import { effects, play } from '@praxiskit/animations';

<button type="button" onClick={() => play(card, effects.fadeInUp)}>
  fadeInUp
</button>`,
      },
    },
  },
  render(_args, { globals }) {
    const isGerman = globals.language === 'de';
    const playAll = (button: HTMLElement) => {
      const cards = button.parentElement?.querySelectorAll('[data-card]') ?? [];
      let index = 0;
      for (const card of cards) {
        const name = groups.flatMap((group) => group.effects)[index] ?? 'fadeIn';
        play(card, effects[name], { delay: 60 * index });
        index += 1;
      }
    };
    return (
      <div className="grid gap-8">
        <button
          type="button"
          className="min-h-11 cursor-pointer justify-self-start rounded-control border border-line px-4"
          onClick={(event) => playAll(event.currentTarget)}
        >
          {isGerman ? 'Alle abspielen' : 'Play all'}
        </button>
        {groups.map(({ name, effects: members }) => (
          <section key={name.en} className="grid gap-4">
            <h2 className="text-name">{isGerman ? name.de : name.en}</h2>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-4">
              {members.map((effect) => (
                <Tile key={effect} name={effect} />
              ))}
            </div>
          </section>
        ))}
      </div>
    );
  },
  async play({ canvas, canvasElement, userEvent }) {
    await expect(canvasElement.querySelectorAll('[data-card]')).toHaveLength(32);
    await userEvent.click(canvas.getByRole('button', { name: /shake/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Play all|Alle/ }));
  },
};

const words = ['Epidermis', 'Dermis', 'Subcutis', 'Muscle', 'Bloodstream'];

/** `stagger` animates the children: each 120 ms after the previous one. The key replays it. */
export const Staggered: Story = {
  name: 'One after the other',
  tags: ['example'],
  parameters: {
    docs: {
      source: {
        code: `<Animate effect={fadeInLeft} as="ul" stagger={120} replayKey={round}>
  {layers.map((layer) => (
    <li key={layer}>{layer}</li>
  ))}
</Animate>`,
      },
    },
  },
  render: function Render() {
    const [round, setRound] = useState(0);
    return (
      <div className="grid justify-items-start gap-4">
        <button
          type="button"
          className="min-h-11 cursor-pointer rounded-control border border-line px-4"
          onClick={() => setRound(round + 1)}
        >
          Play again
        </button>
        <Animate effect={effects.fadeInLeft} as="ul" stagger={120} replayKey={round} role="list">
          {words.map((word) => (
            <li key={word} className="py-1 text-name">
              {word}
            </li>
          ))}
        </Animate>
      </div>
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(words.length);
  },
};

/** The same effect in four orders, with `stagger()` from the package's root. */
export const StaggerOrders: Story = {
  name: 'Four orders',
  tags: ['example'],
  parameters: {
    docs: {
      source: {
        code: `import { popIn, stagger } from '@praxiskit/animations';

stagger(row.children, popIn, { order: 'center' });`,
      },
    },
  },
  render: () => (
    <div className="grid gap-4">
      {(['first', 'last', 'center', 'edges'] as const).map((order) => (
        <button
          key={order}
          type="button"
          className="flex min-h-14 cursor-pointer flex-wrap items-center gap-2 rounded-control border border-line px-4"
          onClick={({ currentTarget }) =>
            stagger(currentTarget.querySelectorAll('i'), effects.popIn, { order })
          }
        >
          <span className="w-24 text-left">{order}</span>
          {words.map((word) => (
            <i key={word} className="h-8 w-8 bg-primary" />
          ))}
        </button>
      ))}
    </div>
  ),
};

const settle: Effect = {
  ms: 1000,
  easing: 'cubic-bezier(.2, .7, .2, 1)',
  keyframes: {
    opacity: [0, 1],
    transform: ['translateY(-12px) rotate(-2deg)', 'none'],
    filter: ['blur(3px)', 'blur(0)'],
  },
};

/** A custom effect is data of the same type. */
export const OwnEffect: Story = {
  name: 'An effect of your own',
  tags: ['example'],
  parameters: {
    docs: {
      source: {
        code: `const settle: Effect = {
  ms: 1000,
  easing: 'cubic-bezier(.2, .7, .2, 1)',
  keyframes: {
    opacity: [0, 1],
    transform: ['translateY(-12px) rotate(-2deg)', 'none'],
    filter: ['blur(3px)', 'blur(0)'],
  },
};

<Animate effect={settle} trigger="hover">Settles like a leaf</Animate>`,
      },
    },
  },
  args: { effect: settle, children: 'Settles like a leaf', trigger: 'hover' },
  async play({ canvas, userEvent }) {
    const leaf = canvas.getByText('Settles like a leaf');
    await userEvent.hover(leaf);
    // Contrast is measured after the animation has ended.
    await Promise.allSettled(leaf.getAnimations().map(({ finished }) => finished));
  },
};

const places = [0.06, 0.2, 0.38, 0.58, 0.8];

/** One effect, paused at five moments. */
function FilmStrip({ name }: { name: EffectName }) {
  const strip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const frames = [...(strip.current?.querySelectorAll('i') ?? [])].map((frame, index) => {
      const animation = play(frame, effects[name], { reducedMotion: always });
      animation.pause();
      animation.currentTime = effects[name].ms * (places[index] ?? 0);
      return animation;
    });
    return () => {
      for (const frame of frames) frame.cancel();
    };
  }, [name]);
  return (
    <span className="grid min-w-0 gap-2">
      <span className="text-small">{name}</span>
      <span ref={strip} aria-hidden="true" className="grid grid-cols-5 border border-hairline">
        {places.map((place) => (
          <span key={place} className="grid h-16 place-items-center overflow-clip">
            <i className="h-7 w-10 border-l-8 border-quiet bg-primary" />
          </span>
        ))}
      </span>
    </span>
  );
}

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => (
    <div className="grid gap-8">
      {groups.map(({ name, effects: members }) => (
        <div key={name.en} className="grid gap-4">
          <p className="text-name">{globals.language === 'de' ? name.de : name.en}</p>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-6">
            {members.map((effect) => (
              <FilmStrip key={effect} name={effect} />
            ))}
          </div>
        </div>
      ))}
    </div>
  ),
};
