import type { Guide } from '@praxiskit/test-support/guide';

export const guide: Guide = {
  purpose:
    'Watches the session of a signed-in user: asks two minutes before it ends, saves what is unsaved, and opens the page to sign in once it has ended.',
  when: 'Once in the layout of pages that need a session. For a guest it renders nothing.',
  whenNot:
    'Where your own code knows when the session ends: *Session notice* is the question alone.',
  anatomy: {
    parts: [
      ['dialog h2', 'Title', 'The question.'],
      ['dialog p', 'Text', 'When the session ends, and whether all edits are saved.'],
      ['[role=timer]', 'Time left', 'As the server counts it: a wrong clock changes nothing.'],
      ['dialog button', 'Stay signed in', 'Has the focus.'],
    ],
  },
  pairs: [
    {
      do: [
        <p key="do" className="text-center">
          What you wrote is saved.
        </p>,
        'Give it `isUnsaved` and `flush`: it saves first, then says so.',
      ],
      dont: [
        <p key="dont" className="text-center">
          What you wrote last is not saved yet.
        </p>,
        'Leave saving to the user, in the last two minutes.',
      ],
    },
  ],
  keys: [
    ['Enter', 'stays signed in, in every tab'],
    ['Tab', 'reaches the button that signs out'],
    ['Esc', 'nothing: it is a question, and shakes'],
  ],
  heard: [
    ['two minutes before', 'the title, the button that has the focus, and the time of the end'],
    [
      'ended, with edits',
      'a message in place of the question: the page stays, and keeps the edits',
    ],
  ],
  code: `import { SessionWatch } from '@praxiskit/account-pages/react';

<SessionWatch
  isUnsaved={hasUnsavedEdits}
  flush={saveEdits}
  onSignOut={signOut}
  onGone={() => location.reload()}
/>`,
  also: ['SessionWatchProps'],
  search: 'timeout session expire idle logout Sitzung Abmeldung Zeitüberschreitung',
};
