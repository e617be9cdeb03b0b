import type { Guide } from '@praxiskit/test-support/guide';
import { Alert } from './alert.tsx';

export const guide: Guide = {
  purpose: 'A message in the page that stays.',
  when: 'Something applies to the page: the practice is closed, a letter was not sent.',
  whenNot:
    'For a success that is over: *Toast*. For the error of one field: *Field*. For a question: *Dialog*.',
  anatomy: {
    sample: (
      <div className="w-96 max-w-full">
        <Alert title="A new letter">Dr. Mustermann wrote to you on 20 November.</Alert>
      </div>
    ),
    parts: [
      [
        'svg',
        'Icon, and a title',
        'The icon repeats the kind; the words say it, too. The title may be left out.',
      ],
      ['p + div', 'Text', 'What follows from it, and what can be done now.'],
      ['[role="status"]', 'Line', 'At its start; `isBoxed` draws a box all around.'],
    ],
  },
  pairs: [
    {
      do: [
        <Alert key="do" kind="danger" title="Not sent">
          The server cannot be reached. Your text is still here.
        </Alert>,
        'Say what has happened, and what it means.',
      ],
      dont: [
        <Alert key="dont" kind="danger" title="Error">
          An error occurred.
        </Alert>,
        'Words that fit every error.',
      ],
    },
    {
      do: [
        <Alert key="do" title="Closed on December 24">
          We are back on December 27.
        </Alert>,
        'News is quiet: `info`, without `isUrgent`.',
      ],
      dont: [
        <Alert key="dont" kind="danger" isBoxed title="Closed on December 24">
          We are back on December 27.
        </Alert>,
        'Take the focus, and the color of danger, for news.',
      ],
    },
  ],
  heard: [
    ['appears', '‘A new letter …’, after the sentence that is being read'],
    ['urgent', '‘Not sent …’, at once: it is an `alert`'],
    ['boxed', 'it has the focus when it appears, and again whenever `focusKey` is another value'],
  ],
  code: `<Alert title="A new letter">Dr. Mustermann wrote to you on 20 November.</Alert>

<Alert kind="danger" isUrgent title="Not sent">
  The server cannot be reached. Your text is still here.
</Alert>`,
  also: ['AlertKind'],
  search:
    'message notice banner warning error info callout Hinweis Meldung Warnung Fehlermeldung Mitteilung',
};
