import type { Guide } from '@praxiskit/test-support/guide';

interface RowProps {
  text: string;
  isLeaving?: boolean;
  hasFocus?: boolean;
}

const ring = { outline: '2px solid currentColor', outlineOffset: '2px' };

function Row({ text, isLeaving = false, hasFocus = false }: RowProps) {
  return (
    <div
      className="flex items-center justify-between gap-4 border border-line px-4 py-2"
      style={isLeaving ? { opacity: 0.4, transform: 'scale(0.94)' } : undefined}
    >
      <span>{text}</span>
      <span className="underline underline-offset-4" style={hasFocus ? ring : undefined}>
        Remove
      </span>
    </div>
  );
}

export const guide: Guide = {
  purpose:
    'A box that leaves with an effect: it stays in the page, inert, until the effect has ended.',
  when: 'Something is removed, and visitors should see where it was.',
  whenNot:
    'In a *Dialog*, *Drawer* or *Dropdown menu*: they have their own. For something that only comes: *Effects*.',
  pairs: [
    {
      do: [
        <div key="do" className="grid gap-2">
          <Row text="Consultation, 9:30" isLeaving />
          <Row text="Microneedling, 11:00" hasFocus />
        </div>,
        'Move the focus first, then remove the box.',
      ],
      dont: [
        <div key="dont" className="grid gap-2">
          <Row text="Consultation, 9:30" isLeaving hasFocus />
          <Row text="Microneedling, 11:00" />
        </div>,
        'Remove what has the focus: the next Tab begins at the top of the page.',
      ],
    },
    {
      do: [
        <code key="do" className="text-small">
          {'<Presence isPresent={isOpen} exit={popOut}>'}
        </code>,
        'Keep the component, and change `isPresent`.',
      ],
      dont: [
        <code key="dont" className="text-small">
          {'{isOpen ? <Presence …> : null}'}
        </code>,
        'Take it out of the tree: nothing is left that could play.',
      ],
    },
  ],
  heard: [
    ['present', 'its content'],
    ['leaving', 'nothing: it is inert, for pointer, focus and screen reader'],
    ['reduced motion', 'it is removed at once'],
  ],
  code: `import { popIn, popOut } from '@praxiskit/animations';
import { Presence } from '@praxiskit/animations/react';

<Presence isPresent={isOpen} enter={popIn} exit={popOut}>
  Your appointment
</Presence>`,
  search: 'exit animation unmount leave remove transition Ausblenden Entfernen Verschwinden',
};
