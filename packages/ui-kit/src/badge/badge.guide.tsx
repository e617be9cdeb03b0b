import type { Guide } from '@praxiskit/test-support/guide';
import { Badge, type BadgeKind } from './badge.tsx';

const isKind = (kind: string) => kind as BadgeKind;

export const guide: Guide = {
  purpose: 'A state, in a word or two.',
  when: 'Things of one kind have different states: a new letter, a confirmed appointment.',
  whenNot:
    'To decorate. To count: write the figure. For something that is pressed: *Button*. For a message: *Alert*.',
  anatomy: {
    sample: (
      <div className="w-fit">
        <Badge kind="positive" icon="check">
          Confirmed
        </Badge>
      </div>
    ),
    parts: [
      ['svg', 'Icon', 'May be left out.'],
      ['.wrap-anywhere', 'Word', 'The state itself. Long words wrap.'],
      ['.rounded-control', 'Frame', 'Its color only repeats the word.'],
    ],
  },
  pairs: [
    {
      do: [
        <div key="do" className="text-center">
          November 26, 9:30 <Badge kind="positive">Confirmed</Badge>
        </div>,
        'A word.',
      ],
      dont: [
        <div key="dont" className="text-center">
          November 26, 9:30{' '}
          <span className="inline-block size-3 rounded-round bg-positive align-middle" />
        </div>,
        'A green dot: its meaning has to be learned, and not all visitors see its color.',
      ],
    },
    {
      do: [
        <div key="do" className="text-center">
          Your consultation <Badge kind="strong">New</Badge>
        </div>,
        'One badge a thing.',
      ],
      dont: [
        <div key="dont" className="flex flex-wrap items-center justify-center gap-2">
          Your consultation <Badge kind="strong">New</Badge> <Badge>Letter</Badge>{' '}
          <Badge>2 pages</Badge> <Badge kind="positive">Signed</Badge>
        </div>,
        'A row of them: none is noticed.',
      ],
    },
  ],
  states: {
    kinds: ['neutral', 'strong', 'positive', 'danger'],
    states: ['with a word', 'with an icon'],
    draw: (kind, state) => (
      <Badge
        kind={isKind(kind)}
        {...(state === 'with an icon' ? { icon: kind === 'danger' ? 'warning' : 'check' } : {})}
      >
        {
          { neutral: 'Requested', strong: 'New', positive: 'Confirmed', danger: 'Cancelled' }[
            isKind(kind)
          ]
        }
      </Badge>
    ),
  },
  heard: [['read', '‘Confirmed’, in its place, as any word']],
  also: ['BadgeKind'],
  search: 'tag label chip pill status Plakette Etikett Kennzeichen Zustand Status',
};
