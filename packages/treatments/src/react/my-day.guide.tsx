import type { Guide } from '@praxiskit/test-support/guide';

const verdict = (kind: string, text: string) => (
  <span className="pk-day-verdict">
    <span className="pk-day-mark" data-verdict={kind} />
    <strong>{text}</strong>
  </span>
);

export const guide: Guide = {
  purpose:
    'A downtime calendar over all treatments: for the visitor’s day, when the first and the last session would have to be, so that all is over a week before.',
  when: 'Visitors ask: a wedding in five weeks, what is still possible?',
  whenNot:
    'To make an appointment: nothing is sent or kept. That is *Request a consultation*. For one treatment: *Treatment sections*.',
  anatomy: {
    parts: [
      ['.pk-day h1', 'Headline', 'The occasion, and how long until then.'],
      ['.pk-day-form', 'Form', 'It asks by GET: the answer has an address, and can be shared.'],
      ['.pk-day-summary', 'Summary', 'How many are possible, in part, and too late.'],
      ['.pk-day-layer th', 'Layer', 'Its color comes from the site, by `data-layer`.'],
      ['.pk-day-verdict', 'Verdict', 'A word; the circle beside it repeats it.'],
      [
        '.pk-day-plan',
        'Timeline',
        'Sessions, downtime and the free week, to scale. A picture of the sentence above it; signs are explained below the table.',
      ],
    ],
  },
  pairs: [
    {
      do: [
        <p key="do">
          All times are approximate, not a promise; whether a treatment is suitable for you is
          decided by an examination.
        </p>,
        'Say what the numbers are.',
      ],
      dont: [
        <p key="dont">Ready in time for your wedding, guaranteed.</p>,
        'Promise a result by a day: advertising law forbids it.',
      ],
    },
    {
      do: [
        <ul key="do" className="pk-day grid justify-items-center gap-2">
          <li>{verdict('fits', 'possible')}</li>
          <li>{verdict('partly', 'in part')}</li>
          <li>{verdict('late', 'too late')}</li>
        </ul>,
        'A word beside each circle.',
      ],
      dont: [
        <ul key="dont" className="pk-day grid justify-items-center gap-2">
          {['fits', 'partly', 'late'].map((kind) => (
            <li key={kind}>
              <span className="pk-day-mark" data-verdict={kind} />
            </li>
          ))}
        </ul>,
        'A sign that has to be learned.',
      ],
    },
    {
      do: [
        <p key="do">Three sessions: first on December 1 at the latest, last on December 15.</p>,
        'Count the fewest sessions and the longest healing, and keep the last week free.',
      ],
      dont: [
        <p key="dont">Last session on December 28, the day before.</p>,
        'Plan into the free week: a bruise needs days.',
      ],
    },
  ],
  keys: [
    ['Tab', 'goes through occasion, day and button, then the names of the treatments'],
    ['Enter', 'in the form shows the answer; on a name opens its page'],
  ],
  heard: [
    [
      'the table',
      'its caption: ‘All treatments: when the first and the last session would have to be’',
    ],
    ['a row', 'the treatment and its depth, the verdict, the sentence; the timeline is silent'],
    ['a day that cannot be read', 'the alert with an example, which also describes the field'],
  ],
  code: `import { myDay } from '@praxiskit/treatments';
import { MyDay } from '@praxiskit/treatments/react';

const data = myDay(treatments, { query: url.searchParams, today, locale, layerName });

<MyDay data={data} action="/mein-termin" buttonClass={buttonClass()} />`,
  search: 'calendar downtime event wedding planner Mein Termin Hochzeit Ausfallzeit Kalender',
};
