import type { Guide } from '@praxiskit/test-support/guide';
import { Progress } from './progress.tsx';

export const guide: Guide = {
  purpose: 'The progress of a longer task.',
  when: 'Files are sent, or a form has steps.',
  whenNot:
    'For less than a second. For the work of a button: `isBusy` of *Button*. For content that is loading: *Skeleton*.',
  anatomy: {
    sample: (
      <div className="w-80 max-w-full">
        <Progress label="Your request" value={2} max={4} text="Step 2 of 4" />
      </div>
    ),
    parts: [
      ['label', 'Label', 'The name of the task.'],
      ['label + span', 'Text', 'The percentage, unless `text` says it in words.'],
      ['progress', 'Bar', 'The browser’s own. Without a `value` its end is unknown.'],
    ],
  },
  pairs: [
    {
      do: [
        <Progress key="do" label="Your request" value={2} max={4} text="Step 2 of 4" />,
        'Words beside it.',
      ],
      dont: [
        <Progress key="dont" label="Your request" value={2} max={4} />,
        'A percentage where steps are counted.',
      ],
    },
    {
      do: [
        <Progress key="do" label="Sending your documents" />,
        'No `value` where the length is unknown.',
      ],
      dont: [
        <Progress key="dont" label="Sending your documents" value={99} />,
        'A percentage that is invented: it stays at 99.',
      ],
    },
  ],
  heard: [
    ['known', '‘Your request, progress bar, Step 2 of 4’'],
    ['unknown', '‘Sending your documents, progress bar, One moment’'],
  ],
  search:
    'bar loading steps upload percent indeterminate Fortschritt Fortschrittsbalken Ladebalken',
};
