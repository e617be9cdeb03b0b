import type { Guide } from '@praxiskit/test-support/guide';
import { OpeningHours } from './opening-hours.tsx';

const hours = [
  { day: 1, opens: '09:00', closes: '18:00' },
  { day: 2, opens: '09:00', closes: '13:00' },
  { day: 2, opens: '14:30', closes: '19:00' },
  { day: 4, opens: '09:00', closes: '20:00' },
];

export const guide: Guide = {
  purpose: 'When the practice is open, day by day.',
  when: 'The whole week counts.',
  whenNot: 'For one exception: write it, or use an *Alert*.',
  anatomy: {
    sample: (
      <div className="w-120 max-w-full">
        <OpeningHours
          hours={hours}
          variant="bars"
          today="2026-11-24"
          exceptions={[{ date: '2026-12-24', hours: [], note: 'Christmas Eve' }]}
        />
      </div>
    ),
    parts: [
      ['tbody th', 'Day', 'The week begins as the language does: Monday in German.'],
      ['tbody .bg-primary', 'Bar', 'What the figures beside it say. Not on a phone.'],
      ['tbody td:last-child', 'Times', 'Two spans on a day with a break.'],
      ['[aria-current]', 'Today', 'With its other hours, where it has some.'],
      ['section li', 'Other hours', 'The next days on which other hours count.'],
    ],
  },
  pairs: [
    {
      do: [
        <OpeningHours key="do" hours={hours.filter(({ day }) => day === 2)} />,
        'Both spans of a day with a break.',
      ],
      dont: [
        <OpeningHours key="dont" hours={[{ day: 2, opens: '09:00', closes: '19:00' }]} />,
        'One span over the break: visitors come to a closed door.',
      ],
    },
    {
      do: [
        <OpeningHours
          key="do"
          hours={hours}
          exceptions={[{ date: '2026-12-24', hours: [], note: 'Christmas Eve' }]}
        />,
        'Other hours below the week, before they begin.',
      ],
      dont: [
        <OpeningHours key="dont" hours={hours.filter(({ day }) => day !== 4)} />,
        'Change the week for one Thursday: all others are then wrong, too.',
      ],
    },
  ],
  heard: [
    ['the table', '‘Opening hours, table’'],
    ['a day', '‘Tuesday, row header, 9:00 AM–1:00 PM 2:30 PM–7:00 PM’; bars are silent'],
    ['today', '‘current date’'],
  ],
  also: ['OpenSpan', 'HoursException', 'hoursOn'],
  search: 'business hours times week schedule Öffnungszeiten Sprechzeiten Sprechstunde geöffnet',
};
