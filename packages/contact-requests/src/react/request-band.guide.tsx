import type { Guide } from '@praxiskit/test-support/guide';

function Line({ label, error }: { label: string; error?: string }) {
  return (
    <div className="grid gap-1">
      <span className="text-small font-[550]">{label}</span>
      <span className={`min-h-11 border px-3 py-2 ${error ? 'border-danger' : 'border-line'}`} />
      {error ? <span className="text-small text-danger">{error}</span> : null}
    </div>
  );
}

export const guide: Guide = {
  purpose:
    'Where a visitor asks for an appointment: the form, what happens next by working days, and the receipt.',
  when: 'At the end of a page that leads to a consultation, once on a page.',
  whenNot:
    'For messages with free text: visitors would write about their health. For a form of your own: *Form*.',
  anatomy: {
    parts: [
      ['.pk-request h2', 'Headline', 'The receipt replaces it, and takes the focus.'],
      ['.pk-request-lead', 'Lead', 'With the fee, where it is known.'],
      ['.pk-request-field', 'Field', 'A name, and a telephone number or an e-mail address.'],
      ['.pk-request-send', 'Button', 'Keeps its focus while it sends.'],
    ],
  },
  pairs: [
    {
      do: [
        <div key="do" className="grid gap-4">
          <Line label="Name" />
          <Line label="Telephone or e-mail" />
        </div>,
        'Ask for what is needed to call back.',
      ],
      dont: [
        <div key="dont" className="grid gap-1">
          <span className="text-small font-[550]">Your message</span>
          <span className="min-h-24 border border-line px-3 py-2 text-quiet">
            I have had a rash since …
          </span>
        </div>,
        'A field for free text: what is written there is health data.',
      ],
    },
    {
      do: [
        <div key="do" className="flex flex-wrap items-center justify-center gap-4">
          <span className="border border-line px-4 py-2">Send again</span>
          <span>or call 03643 000 00 00</span>
        </div>,
        'Without a network the entries stay, with another way beside the button.',
      ],
      dont: [
        <p key="dont" className="text-center text-danger">
          Something went wrong.
        </p>,
        'An error without a next step.',
      ],
    },
  ],
  keys: [
    ['Tab', 'goes through fields, choices, consent and button, then the telephone number'],
    ['Space', 'chooses a time, and gives the consent'],
    ['Enter', 'sends; on a line of the summary goes to its field'],
  ],
  heard: [
    [
      'mistakes',
      'the summary, an alert that takes the focus: how many there are, and a link to each',
    ],
    ['a wrong field', 'its label, ‘invalid entry’, and the sentence below it'],
    ['sent', 'the headline of the receipt, which has the focus'],
  ],
  code: `import { RequestBand } from '@praxiskit/contact-requests/react';

<RequestBand
  practice="Aurelia"
  phone="03643 000 00 00"
  fee="from €50"
  topics={[{ slug: 'hyaluron', name: 'Hyaluron' }]}
  keptDays={180}
/>`,
  search: 'contact form appointment request callback Kontakt Anfrage Termin Rückruf Formular',
};
