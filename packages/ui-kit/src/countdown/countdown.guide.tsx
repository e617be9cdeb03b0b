import type { Guide } from '@praxiskit/test-support/guide';
import { Countdown } from './countdown.tsx';

const from = '2026-11-22T13:01:00Z';
const until = '2026-11-22T13:31:00Z';

export const guide: Guide = {
  purpose: 'Shows how long something takes that ends by itself.',
  when: 'A visitor has to wait, or something ends soon: a pause after many attempts, a session.',
  whenNot: 'To hurry a visitor. For work whose end is not known: *Progress*.',
  anatomy: {
    parts: [
      [
        '[role=timer]',
        'Figures',
        'Minutes and seconds. They need `remaining` of the server: clocks of devices are wrong.',
      ],
      ['svg', 'Ruler', 'From the beginning to the end, with both clock times.'],
    ],
  },
  pairs: [
    {
      do: [
        <Countdown
          key="do"
          from={from}
          until={until}
          timeZone="Europe/Berlin"
          remaining={220_000}
        />,
        'The clock time of its end, too.',
      ],
      dont: [
        <p key="dont" className="text-display-s text-danger">
          Only 3:40 left!
        </p>,
        'Hurry. Figures that are red say that something is wrong.',
      ],
    },
  ],
  heard: [['once a minute', '‘4 minutes left’; the figures are silent']],
  search: 'timer wait rate limit remaining time Wartezeit Zeit Countdown Pause',
};
