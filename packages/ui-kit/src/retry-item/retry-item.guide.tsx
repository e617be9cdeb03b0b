import type { Guide } from '@praxiskit/test-support/guide';
import { RetryItem } from './retry-item.tsx';

export const guide: Guide = {
  purpose: 'One thing that failed on the server, in a list of them, and its next try.',
  when: 'A user decides whether it is tried again: mails, imports, payments.',
  whenNot: 'For a form that could not be saved: *Save state*.',
  anatomy: {
    parts: [
      ['p', 'Title', 'The reason first: it differs from row to row.'],
      ['p + p', 'Details', 'When it failed, and what it belongs to.'],
      [
        'button',
        'Button',
        'It stays in every state and says how far the try is, so that the focus stays.',
      ],
    ],
  },
  pairs: [
    {
      do: [
        <ul key="do">
          <RetryItem
            title="The mailbox is full (552)."
            details="November 20, 9:41 AM · notice of a letter"
            status="open"
            label="Send again"
            onRetry={() => {}}
          />
        </ul>,
        'The reason, then when and what for.',
      ],
      dont: [
        <ul key="dont">
          <RetryItem title="Failed mail" status="open" label="Retry" onRetry={() => {}} />
        </ul>,
        'The heading’s words in every row.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches the button of a row'],
    ['Enter Space', 'try again'],
  ],
  heard: [
    ['on the button', '‘Send again’, then the row’s reason and details'],
    ['waiting, done', 'what the button says, as a status'],
    ['failed again', 'why, as an alert'],
  ],
  also: ['RetryStatus'],
  search: 'retry resend failed mail queue error list erneut senden fehlgeschlagen wiederholen',
};
