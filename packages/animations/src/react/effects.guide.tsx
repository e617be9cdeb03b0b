import type { Guide } from '@praxiskit/test-support/guide';
import type { CSSProperties } from 'react';

function Card({ text, style }: { text: string; style?: CSSProperties }) {
  return (
    <span className="grid h-14 w-24 place-items-center border border-line" style={style}>
      {text}
    </span>
  );
}

/** One moment of an effect. */
const midway = (transform: string): CSSProperties => ({ transform, opacity: 0.5 });

function Cards({ moving }: { moving: readonly (CSSProperties | undefined)[] }) {
  return (
    <div className="flex flex-wrap justify-center gap-4">
      {['0.1 mm', '2 mm', '10 mm'].map((text, place) => (
        <Card key={text} text={text} {...(moving[place] ? { style: moving[place] } : {})} />
      ))}
    </div>
  );
}

export const guide: Guide = {
  purpose: 'Plays a named effect on an element, or on its children one after the other.',
  when: 'Something has just come, or asks for attention once.',
  whenNot:
    'On what a visitor waits for, on text that is being read, twice on the same thing, or in a loop beside text. For a box that leaves: *Presence*. For the text of a whole page: *Page motion*.',
  pairs: [
    {
      do: [
        <Cards key="do" moving={[undefined, midway('translateY(12px)'), undefined]} />,
        'One thing moves, and once.',
      ],
      dont: [
        <Cards
          key="dont"
          moving={[midway('rotate(-20deg)'), midway('scale(1.3)'), midway('translateX(16px)')]}
        />,
        'Several effects on a screen: none is seen.',
      ],
    },
    {
      do: [
        <div key="do" className="grid justify-items-center gap-2">
          <code className="text-small">shake</code>
          <Card text="1.5" style={{ transform: 'translateX(-6px)' }} />
        </div>,
        'An effect that says what happened: this value is refused.',
      ],
      dont: [
        <div key="dont" className="grid justify-items-center gap-2">
          <code className="text-small">bounceIn</code>
          <Card text="Risks" style={midway('scale(1.2)')} />
        </div>,
        'Play where visitors are anxious.',
      ],
    },
  ],
  keys: [
    ['Tab', 'with `trigger="hover"` the focus plays it, too; other keys are the element’s own'],
  ],
  heard: [
    ['playing', 'the element as it is: an effect changes how it looks, never what is said'],
    ['reduced motion', 'the effect is at its end at once, also one that is playing'],
  ],
  code: `import { fadeInUp } from '@praxiskit/animations';
import { Animate } from '@praxiskit/animations/react';

<Animate effect={fadeInUp} trigger="visible" as="ul" stagger={80}>
  {treatments.map(({ id, name }) => (
    <li key={id}>{name}</li>
  ))}
</Animate>`,
  also: [
    'animated',
    'createAnimated',
    'EffectGallery',
    'useAnimation',
    'play',
    'stagger',
    'effects',
  ],
  search:
    'animation transition fade slide bounce shake pulse stagger keyframes Animation Effekt Bewegung',
};
