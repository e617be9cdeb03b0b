import type { Guide } from '@praxiskit/test-support/guide';
import { SaveState } from './save-state.tsx';

export const guide: Guide = {
  purpose: 'Says quietly beside a form whether it is saved.',
  when: 'Something is saved by itself, or saving takes a moment.',
  whenNot:
    'For a success that is over: *Toast*. For an error that the visitor has to read: *Alert*.',
  anatomy: {
    sample: (
      <div className="w-fit">
        <SaveState status="failed" detail="9:41" onRetry={() => {}} />
      </div>
    ),
    parts: [
      ['span', 'Words, with a detail', 'The state, and the time or what was changed elsewhere.'],
      ['button', 'Try again', 'Only where saving failed and `onRetry` is given.'],
    ],
  },
  pairs: [
    {
      do: [
        <SaveState key="do" status="saved" detail="9:41" />,
        'The time as its detail: the visitor sees which change is in it.',
      ],
      dont: [
        <SaveState key="dont" status="saving" />,
        'A state that never ends. Report `failed` once the request is given up.',
      ],
    },
    {
      do: [
        <SaveState key="do" status="failed" onRetry={() => {}} />,
        'A way on where saving failed.',
      ],
      dont: [<SaveState key="dont" status="failed" />, 'An error without a way on.'],
    },
  ],
  keys: [
    ['Tab', 'reaches ‘Try again’'],
    ['Enter Space', 'try again'],
  ],
  heard: [
    ['another state', '‘Saved, 9:41’, after the sentence that is being read'],
    ['clean', 'nothing'],
  ],
  code: `// A record of @praxiskit/record-model has these states:
<SaveState status={useSaveState(record).state} />

// and so has a form:
<SaveState status={form.status} onRetry={send} />`,
  also: ['SaveStatus'],
  search:
    'autosave saving saved dirty offline status indicator Speichern gespeichert Speicherstand Entwurf',
};
