import type { Guide } from '@praxiskit/test-support/guide';

export const guide: Guide = {
  purpose: 'The question before a session ends.',
  when: 'A session ends after a time without input.',
  whenNot: 'Once it has ended: *Alert*, and a page to sign in again.',
  anatomy: {
    parts: [
      ['h2', 'Title', 'That of *Dialog*.'],
      ['[role=timer]', 'Time left', 'A *Countdown*, with the clock time of the end.'],
      [
        'button',
        'Stay signed in',
        'It has the focus: a key that was meant for the page does no harm.',
      ],
    ],
  },
  keys: [
    ['Enter', 'stays signed in'],
    ['Tab', 'reaches ‘Sign out’'],
    ['Escape', 'nothing: it is a question, and shakes'],
  ],
  heard: [
    ['as it opens', 'the title, ‘Stay signed in’, and the sentence with the clock time'],
    ['once a minute', 'the time left'],
  ],
  search: 'timeout expire logout idle inactivity Abmeldung Sitzung abgelaufen Zeitüberschreitung',
};
