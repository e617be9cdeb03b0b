import type { Guide } from '@praxiskit/test-support/guide';
import { Button } from '../button/button.tsx';

export const guide: Guide = {
  purpose: 'A page for one thing: a second step, a new password, a confirmation.',
  when: 'Nothing else is to be done now.',
  whenNot: 'For a page of the site, and for a question above one: *Dialog*.',
  pairs: [
    {
      do: [<Button key="do">Continue</Button>, 'One primary button.'],
      dont: [<p key="dont">Home · Treatments · Prices</p>, 'The site’s navigation.'],
    },
    {
      do: [
        <span key="do" className="underline">
          Cancel
        </span>,
        'One way out, in words.',
      ],
      dont: [<strong key="dont">Aurelia</strong>, 'A logo that leads away, and loses the input.'],
    },
  ],
  keys: [['Tab', 'reaches the way out first, then the content']],
  heard: [
    ['opened', '‘Six more digits., heading level 1’; header, main part and footer are landmarks'],
    ['the step', '‘Sign in, step 2 of 2’'],
  ],
  code: `<StepPage
  title="Six more digits."
  step={{ process: 'Sign in', n: 2, count: 2 }}
  brand="Aurelia"
  exit={<Link href="/sign-in">Cancel</Link>}
  footer="Are you stuck? 03643 000 00 00, today until 6 pm"
>
  <OneTimeCode label="Code from the app" />
</StepPage>

/* Its layers, in the site's colors:
[data-step-page] { --step-above: …; --step-ground: …; --step-below: …; --step-ink: …; } */`,
  search: 'wizard step focused page second step sign in Schritt Anmeldung Bestätigung',
};
