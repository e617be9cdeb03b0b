import type { Guide } from '@praxiskit/test-support/guide';

function Field({ message }: { message?: string }) {
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
        <span className="border border-line px-4 py-2 text-quiet">Password</span>
        <span className="border border-line px-4 py-2">Submit</span>
      </div>
      {message ? <p className="text-small text-danger">{message}</p> : null}
    </div>
  );
}

function Foot({ links }: { links: readonly string[] }) {
  return (
    <div className="grid gap-6 border border-line p-4">
      <p className="text-name">Under Construction</p>
      <p className="flex min-h-6 flex-wrap gap-6 text-small">
        {links.map((link) => (
          <span key={link} className="underline underline-offset-4">
            {link}
          </span>
        ))}
      </p>
    </div>
  );
}

export const guide: Guide = {
  purpose: 'The screen in place of every page while a site is built.',
  when: 'The address is public already, and the site is not ready.',
  whenNot:
    'For maintenance of a site that is known: its error page says when it is back. For anything that has to stay secret.',
  anatomy: {
    parts: [
      ['.pk-gate-brand', 'Brand', 'The practice’s name or mark.'],
      ['h1', 'Title', 'The same in every language, unless the site has its own.'],
      ['.pk-gate-text h1 + p', 'Text', 'One sentence.'],
      ['.pk-gate-login input', 'Password', 'Named by its placeholder, for screen readers, too.'],
      ['.pk-gate-login button', 'Button', 'Stays in place while the password is checked.'],
      ['.pk-gate-legal', 'Legal links', 'Imprint and privacy policy stay open.'],
    ],
  },
  pairs: [
    {
      do: [
        <Field key="do" />,
        'A wrong password clears the field, which shakes for 170 ms and keeps the focus.',
      ],
      dont: [
        <Field key="dont" message="This password has eight letters." />,
        'A message that helps to guess.',
      ],
    },
    {
      do: [
        <Foot key="do" links={['Imprint', 'Privacy policy']} />,
        'Imprint and privacy policy: the law asks for both as soon as the address is public.',
      ],
      dont: [<Foot key="dont" links={[]} />, 'A screen without a name behind it.'],
    },
  ],
  keys: [
    ['Tab', 'goes through field, button, and the legal links'],
    ['Enter', 'in the field submits; after a wrong password the field still has the focus'],
  ],
  heard: [
    ['the screen', '‘main, heading level 1, Under Construction’'],
    ['the form', '‘Log in, form’, then ‘Password, secure edit text, required’'],
    ['a wrong password', '‘Password, invalid entry’; the field is empty'],
  ],
  code: `import { createGate } from '@praxiskit/under-construction-gate';
import { GateScreen } from '@praxiskit/under-construction-gate/react';

<GateScreen gate={gate} brand="Aurelia" telephone="03643 000 00 00" />`,
  search: 'coming soon maintenance lock password Baustelle Passwort Wartung im Aufbau',
};
