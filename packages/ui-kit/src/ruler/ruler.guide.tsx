import type { Guide } from '@praxiskit/test-support/guide';
import { Ruler } from './ruler.tsx';

export const guide: Guide = {
  purpose: 'A value on a fine scale.',
  when: 'Something is counted, and how much is missing matters: characters, minutes, codes that are left, years.',
  whenNot: 'For the progress of a task: *Progress*.',
  anatomy: {
    parts: [
      [
        'svg',
        'Scale',
        'A tick for each step, a longer one at each label, the longest at the threshold.',
      ],
      ['span', 'Labels', 'Two to four. One at the end stays inside of the scale.'],
    ],
  },
  pairs: [
    {
      do: [
        <div key="do">
          <p>7 of 10 codes are left</p>
          <Ruler max={10} value={7} />
        </div>,
        'The same value in words.',
      ],
      dont: [
        <Ruler key="dont" max={10} value={7} />,
        'A value that has to be counted by its ticks.',
      ],
    },
  ],
  heard: [
    ['with `label`', '‘Recovery codes, meter, 7 of 10 are left’'],
    ['without', 'nothing: the words beside it say it'],
  ],
  also: ['RulerLabel'],
  search: 'meter scale gauge count quota Lineal Skala Messgerät Zeichen übrig',
};
