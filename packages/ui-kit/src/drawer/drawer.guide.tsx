import type { Guide } from '@praxiskit/test-support/guide';
import { Button } from '../button/button.tsx';

export const guide: Guide = {
  purpose: 'A panel at an edge of the page, for what needs more room than a menu.',
  when: 'Filters, a navigation on a phone, a short form.',
  whenNot:
    'For a question: *Dialog*. For a few actions: *Dropdown menu*. What every visitor needs is on the page itself.',
  anatomy: {
    parts: [
      ['dialog h2', 'Title', 'What it is for. It takes the focus when the drawer opens.'],
      ['dialog h2 + button', 'Close button', 'Not where the drawer is persistent.'],
      ['dialog .text-control', 'Content', 'It scrolls.'],
      ['dialog .sticky', 'Actions', 'They stay in view.'],
      ['dialog', 'Frame', 'At the end of the page by default; `side` says where.'],
    ],
  },
  pairs: [
    {
      do: [
        <strong key="do">Filter appointments</strong>,
        'A title that says what the drawer is for.',
      ],
      dont: [<strong key="dont">Options</strong>, 'A title that fits every drawer.'],
    },
    {
      do: [
        <div key="do" className="flex flex-wrap justify-center gap-3">
          <Button>Show 12 appointments</Button>
          <Button variant="secondary">Clear</Button>
        </div>,
        'Actions in the last line, which stays in view.',
      ],
      dont: [
        <div key="dont" className="flex flex-wrap justify-center gap-3">
          <Button>More filters …</Button>
        </div>,
        'An action that opens a drawer over the drawer.',
      ],
    },
  ],
  keys: [
    ['Tab', 'goes around inside'],
    ['Esc', 'closes it; a persistent one shakes'],
  ],
  heard: [
    ['opened', '‘Filter appointments, dialog’: the page behind it is inert'],
    ['closed', 'the control that opened it, which has the focus again'],
  ],
  code: `<Drawer
  isOpen={isFiltering}
  onClose={() => setFiltering(false)}
  title="Filter appointments"
  actions={<Button onClick={show}>Show</Button>}
>
  <Field label="Name">
    <Input name="name" />
  </Field>
</Drawer>`,
  also: ['DrawerSide'],
  search: 'sheet side panel sidebar offcanvas flyout modal Schublade Seitenleiste Filter',
};
