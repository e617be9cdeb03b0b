import type { Guide } from '@praxiskit/test-support/guide';
import type { CSSProperties } from 'react';

const strong: CSSProperties = { background: 'currentColor' };

function Buttons({ isLoud = false }) {
  return (
    <div className="pk-consent-actions flex flex-wrap justify-center gap-3">
      <span className="border border-line px-4 py-2">Decline all</span>
      <span className="border border-line px-4 py-2">Settings</span>
      <span className="border border-line px-4 py-2" style={isLoud ? strong : undefined}>
        <span className={isLoud ? 'text-paper' : ''}>Accept all</span>
      </span>
    </div>
  );
}

function Choice({ isTicked = false }) {
  return (
    <label className="flex items-center justify-center gap-3">
      <input type="checkbox" readOnly checked={isTicked} /> Statistics
    </label>
  );
}

export const guide: Guide = {
  purpose: 'Asks a visitor what may be loaded and stored, and keeps the answer.',
  when: 'A site loads or stores anything that is not necessary. Nothing of it happens before the answer.',
  whenNot:
    'For a map or a film alone: a placeholder in its place asks when it is needed, *Consent and a gated video*. For a site that stores nothing optional: there is nothing to ask.',
  anatomy: {
    parts: [
      ['dialog h2', 'Title', 'The question. It has the focus: no key answers by mistake.'],
      ['.pk-consent-body > p', 'Text', 'What is necessary, and what ‘Accept all’ allows, by name.'],
      ['.pk-consent-body > p a', 'Privacy policy', 'Can be read before the answer.'],
      ['.pk-consent-actions', 'Answers', 'Three buttons of one look and one size.'],
    ],
  },
  pairs: [
    {
      do: [<Buttons key="do" />, 'Declining is as easy as accepting.'],
      dont: [<Buttons key="dont" isLoud />, 'One answer that is louder than the others.'],
    },
    {
      do: [<Choice key="do" />, 'Nothing optional is chosen beforehand.'],
      dont: [<Choice key="dont" isTicked />, 'A box that is ticked: that is no consent.'],
    },
    {
      do: [
        <code key="do" className="text-small">
          {'<ConsentDialog variant="bar" />'}
        </code>,
        'On imprint and privacy policy a bar: both can be read without an answer.',
      ],
      dont: [
        <code key="dont" className="text-small">
          {'<ConsentDialog />'}
        </code>,
        'A dialog in front of the text that the law wants to be open.',
      ],
    },
  ],
  keys: [
    ['Tab', 'goes around inside'],
    ['Enter Space', 'press the button that has the focus'],
    ['Esc', 'closes it for a visitor who has answered before; else it shakes'],
  ],
  heard: [
    ['opened', '‘What may this site remember?, dialog’; the page behind it is inert'],
    ['as a bar', 'its title, as a status; the page stays in use'],
    ['a category, in part', '‘Functional, checkbox, mixed’, and ‘one of two’ in words'],
  ],
  code: `import { createBrowserConsent } from '@praxiskit/consent-manager';
import { ConsentDialog, ConsentProvider } from '@praxiskit/consent-manager/react';
import '@praxiskit/consent-manager/styles.css';
import { Page } from './page.tsx';

const items = [{ id: 'video', name: 'Videos', category: 'functional' }] as const;
const consent = createBrowserConsent({ items });
consent.start();

<ConsentProvider consent={consent}>
  <Page />
  <ConsentDialog />
</ConsentProvider>;`,
  also: ['ConsentProvider', 'useConsent', 'showConsent'],
  search: 'cookie banner consent GDPR DSGVO TDDDG Einwilligung Cookies Datenschutz',
};
