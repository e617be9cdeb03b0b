import type { Guide } from '@praxiskit/test-support/guide';
import type { CSSProperties } from 'react';

/** A text that rises: `part` of its way, from 0 to 1, is done. */
const rising = (part: number): CSSProperties => ({
  opacity: part,
  transform: `translateY(${25 * (1 - part)}px)`,
});

function Screen({ parts }: { parts: readonly [headline: number, first: number, second: number] }) {
  const [headline, first, second] = parts;
  return (
    <div className="grid gap-3 border border-line p-4">
      <p className="text-name" style={rising(headline)}>
        A question of millimeters
      </p>
      <p className="text-small" style={rising(first)}>
        The dermis begins below 0.1 mm.
      </p>
      <p className="text-small" style={rising(second)}>
        Collagen and fine vessels are there.
      </p>
    </div>
  );
}

export const guide: Guide = {
  purpose:
    'What moves on a whole page without a component: text that rises as it comes into view, and links that scroll to their target.',
  when: 'A page is long and is read from top to bottom. A script starts both: without it the page is whole.',
  whenNot:
    'For one element: *Effects*. For a box that leaves: *Presence*. In forms, dialogs and navigations text never rises.',
  pairs: [
    {
      do: [<Screen key="do" parts={[1, 1, 1]} />, 'The first screen stays as it is painted.'],
      dont: [
        <Screen key="dont" parts={[0.5, 0.3, 0.15]} />,
        'Let the first screen rise: visitors wait for the text they came for.',
      ],
    },
    {
      do: [
        <div key="do" data-reveal-off="" className="grid gap-1">
          <code className="text-small">{'<section data-reveal-off>'}</code>
          <p>Prices, hours, telephone number</p>
        </div>,
        'Switch it off where a visitor looks something up.',
      ],
      dont: [
        <div key="dont" className="grid gap-1">
          <code className="text-small">{'p { opacity: 0 }'}</code>
          <p className="opacity-15">Prices, hours, telephone number</p>
        </div>,
        'Hide text by a style sheet: without scripts it stays hidden.',
      ],
    },
  ],
  keys: [
    ['Enter', 'on a link scrolls to its target, which has the focus then'],
    [
      'Tab ↑ ↓ Space PageUp PageDown Home End',
      'end the scrolling: position and focus stay where they are',
    ],
  ],
  heard: [
    ['text that has not risen', 'read as usual: it is transparent, not hidden'],
    ['after a link', 'the target, which has the focus, as after the browser’s own jump'],
    ['reduced motion', 'nothing moves; links jump'],
  ],
  code: `import { createAnchors, createReveal } from '@praxiskit/animations';

const reveal = createReveal();
reveal.start();
reveal.refresh(); // after each navigation, before the paint

createAnchors({ enabled: true }).start();`,
  also: ['createReveal', 'createAnchors', 'RevealOptions', 'AnchorsOptions'],
  search: 'scroll reveal anchor smooth scrolling fade rise Einblenden Sprungmarke Anker Bewegung',
};
