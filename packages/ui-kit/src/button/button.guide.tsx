import type { Guide } from '@praxiskit/test-support/guide';
import { Icon } from '../icon/icon.tsx';
import { Button, type ButtonVariant } from './button.tsx';

const isVariant = (kind: string) => kind as ButtonVariant;

export const guide: Guide = {
  purpose: 'Does something, here and now.',
  when: 'Something is sent, opened, changed.',
  whenNot: 'To go somewhere: that is a *Link*. `buttonClass` gives a link the look of a button.',
  anatomy: {
    sample: (
      <Button>
        <Icon name="print" />
        <span>Print the plan</span>
      </Button>
    ),
    parts: [
      ['span > span', 'Label', 'A verb, and what it is done to. It breaks between words only.'],
      ['svg', 'Icon', 'Only where it helps to find the button. Never alone.'],
      ['button', 'Frame', 'It grows with its label. Primary is ink.'],
    ],
  },
  pairs: [
    {
      do: [
        <div key="do" className="flex flex-wrap justify-center gap-3">
          <Button>Request a consultation</Button>
          <Button variant="quiet">Cancel</Button>
        </div>,
        'One primary button in a view; the way back is quiet.',
      ],
      dont: [
        <div key="dont" className="flex flex-wrap justify-center gap-3">
          <Button>Request a consultation</Button>
          <Button>Cancel</Button>
        </div>,
        'Two primary ones: the visitor cannot see which one is meant.',
      ],
    },
    {
      do: [
        <Button key="do" variant="secondary">
          Delete the draft
        </Button>,
        'A verb, and what happens to what.',
      ],
      dont: [
        <Button key="dont" variant="secondary">
          OK
        </Button>,
        'A word that could be on any button.',
      ],
    },
    {
      do: [
        <Button key="do" isBusy>
          Send the request
        </Button>,
        '`isBusy` while it works: focus and width stay.',
      ],
      dont: [
        <Button key="dont" disabled>
          Sending …
        </Button>,
        'Disable it: the focus is lost, and screen readers say nothing.',
      ],
    },
  ],
  states: {
    kinds: ['primary', 'secondary', 'quiet'],
    states: ['rest', 'hover', 'active', 'focus-visible', 'busy', 'disabled'],
    draw: (kind, state) => (
      <Button variant={isVariant(kind)} isBusy={state === 'busy'} disabled={state === 'disabled'}>
        Request
      </Button>
    ),
  },
  keys: [
    ['Tab', 'reaches it'],
    ['Enter Space', 'press it'],
  ],
  heard: [
    ['idle', '‘Request a consultation, button’'],
    ['busy', '‘One moment’'],
    ['disabled', '‘Request a consultation, button, dimmed’'],
  ],
  code: `import { Button } from '@praxiskit/ui-kit';

<Button isBusy={isSending} onClick={send}>
  Request a consultation
</Button>
<Button variant="quiet" onClick={close}>
  Cancel
</Button>`,
  also: ['buttonClass', 'ButtonVariant'],
  search: 'submit send action press Knopf Schaltfläche Absenden',
};
