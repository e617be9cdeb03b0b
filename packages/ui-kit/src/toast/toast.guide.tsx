import type { Guide } from '@praxiskit/test-support/guide';
import { ToastRegion } from './toast-region.tsx';
import { createToasts, type ToastInput } from './toasts.ts';

/** A toast that stays; its region is placed in this frame instead of the window. */
function Drawn({ toast, className }: { toast: ToastInput; className: string }) {
  const toasts = createToasts({ clock: { setTimeout: () => 0, clearTimeout() {} } });
  toasts.show(toast);
  return (
    <div className={`relative contain-layout ${className}`}>
      <ToastRegion toasts={toasts} />
    </div>
  );
}

export const guide: Guide = {
  purpose: 'A short message about what has just happened.',
  when: 'Something went well, or something new is there. A success is shown at the top right for two seconds, all else at the bottom for five; an offer stays until it is answered.',
  whenNot: 'For an error that stays: *Alert*. For a question that has to be answered: *Dialog*.',
  anatomy: {
    sample: (
      <Drawn
        className="h-18 w-120 max-w-full"
        toast={{
          kind: 'positive',
          text: 'The letter is stored.',
          action: { label: 'Show it', run() {} },
        }}
      />
    ),
    parts: [
      ['svg', 'Icon', 'For a success and for a danger. News has none.'],
      ['span.grow', 'Text', 'One line.'],
      ['span + button', 'Action', 'One that is also found elsewhere.'],
      ['button:last-child', 'Dismiss', 'Always there.'],
    ],
  },
  pairs: [
    {
      do: [
        <Drawn key="do" className="h-20" toast={{ text: 'The changes were saved.' }} />,
        'One line.',
      ],
      dont: [
        <Drawn
          key="dont"
          className="h-44"
          toast={{
            text: 'The changes that you have made to the opening hours and to the prices were saved, and visitors see them from now on.',
          }}
        />,
        'A paragraph: it is gone before it is read.',
      ],
    },
    {
      do: [
        <Drawn
          key="do"
          className="h-28"
          toast={{
            text: 'There is a new version of this site.',
            action: { label: 'Reload', run() {} },
          }}
        />,
        'An action that can also be found elsewhere.',
      ],
      dont: [
        <Drawn
          key="dont"
          className="h-28"
          toast={{
            kind: 'danger',
            text: 'Not sent.',
            action: { label: 'Send again', run() {} },
          }}
        />,
        'The only way to do it: after five seconds it is gone.',
      ],
    },
  ],
  keys: [
    ['Tab', 'reaches its buttons; it stays as long as one of them has the focus'],
    ['Enter Space', 'press the action, or dismiss it'],
  ],
  heard: [
    ['appears', '‘The changes were saved.’, politely; the focus stays where it is'],
    ['its buttons', '‘Notifications, region; Reload, button; Dismiss, button’'],
  ],
  code: `const toasts = createToasts(); // one an app, outside of the components

toasts.positive('The changes were saved.');
toasts.offer({ text: 'There is a new version of this site.', label: 'Reload', run: reload });

<ToastRegion toasts={toasts} /> // once, at the end of the page`,
  also: ['createToasts', 'Toasts', 'ToastInput', 'positiveToast'],
  search: 'snackbar notification flash message undo Benachrichtigung Hinweis Rückmeldung',
};
