import type { Guide } from '@praxiskit/test-support/guide';
import { Button } from '../button/button.tsx';

export const guide: Guide = {
  purpose: 'A question that has to be answered first.',
  when: 'Nothing can go on without an answer.',
  whenNot:
    'What can be undone needs no question: it is done, and a *Toast* offers to undo it. For news: *Alert*, *Toast*. For the navigation of the site: *Drawer*. For a form of more than a few fields: a page.',
  anatomy: {
    parts: [
      [
        'h2',
        'Title',
        'The question. It takes the focus when the dialog opens, or else `initialFocus`: the first field, or a harmless answer.',
      ],
      ['h2 + button', 'Close button', 'Not where the dialog is persistent.'],
      ['.text-control', 'Content', 'What the answer means.'],
      [
        '.flex-wrap',
        'Actions',
        'The answers; the likely one first, and the harmless one where something would be lost. To delete is no red button: words say what is lost, because color never speaks alone, and nothing should shout.',
      ],
      ['dialog', 'Frame', '640 px wide at most; on a phone 16 px remain at each side.'],
    ],
  },
  pairs: [
    {
      do: [<strong key="do">Send this letter?</strong>, 'A title that is the question.'],
      dont: [<strong key="dont">Are you sure?</strong>, 'A title that fits every dialog.'],
    },
    {
      do: [
        <div key="do" className="flex flex-wrap gap-3">
          <Button>Send</Button>
          <Button variant="secondary">Keep as a draft</Button>
        </div>,
        'Buttons that say what they do.',
      ],
      dont: [
        <div key="dont" className="flex flex-wrap gap-3">
          <Button>Yes</Button>
          <Button variant="secondary">No</Button>
        </div>,
        'Answers that need the question beside them.',
      ],
    },
  ],
  keys: [
    ['Tab', 'goes around inside'],
    ['Esc', 'closes it; a persistent one shakes'],
  ],
  heard: [
    ['opened', '‘Send this letter?, dialog’: the page behind it is inert'],
    ['closed', 'the control that opened it, which has the focus again'],
  ],
  code: `<Dialog
  isOpen={isAsking}
  onClose={() => setAsking(false)}
  title="Send this letter?"
  actions={
    <>
      <Button onClick={send}>Send</Button>
      <Button variant="secondary" onClick={() => setAsking(false)}>
        Keep as a draft
      </Button>
    </>
  }
>
  Once it is sent it can no longer be changed.
</Dialog>`,
  search: 'modal popup confirm delete question Rückfrage Fenster löschen bestätigen',
};
