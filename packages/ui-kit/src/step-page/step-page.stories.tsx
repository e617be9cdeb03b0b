import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { OneTimeCode } from '../one-time-code/one-time-code.tsx';
import { sayIn } from '../specimen.tsx';
import { guide } from './step-page.guide.tsx';
import { StepPage } from './step-page.tsx';

const meta = {
  title: 'Pages/Step page',
  component: StepPage,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', guide },
  args: {
    title: 'Six more digits.',
    step: { process: 'Sign in', n: 2, count: 2 },
    brand: 'Aurelia',
    exit: <Link href="#cancel">Cancel</Link>,
    footer: 'Are you stuck? 03643 000 00 00, today until 6 pm',
  },
  render: (args) => (
    <StepPage {...args}>
      <p>Open the app with your codes on your phone and type what it shows for ‘Aurelia’.</p>
      <OneTimeCode label="Code from the app" />
      <Button size="large">Continue</Button>
    </StepPage>
  ),
} satisfies Meta<typeof StepPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SecondStep: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sign in, step 2 of 2')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Six more digits.');
  },
};

/** Colors of a sample site, in both themes. */
const layers = {
  '--step-above': 'light-dark(oklch(0.985 0.008 80), oklch(0.185 0.026 272))',
  '--step-ground': 'light-dark(oklch(0.945 0.024 64), oklch(0.255 0.028 308))',
  '--step-below': 'light-dark(oklch(0.868 0.068 45), oklch(0.36 0.055 38))',
} as CSSProperties;

export const InALayer: Story = { args: { style: layers } };

export const LongWords: Story = {
  globals: { language: 'de' },
  args: {
    title: 'Krankenversichertennummernbestätigung erforderlich',
    step: { process: 'Einverständniserklärung', n: 12, count: 13 },
    brand: 'Gemeinschaftspraxis Musterstadt',
    exit: <Link href="#cancel">Abbrechen und abmelden</Link>,
  },
  render: (args) => (
    <div style={{ width: 320 }}>
      <StepPage {...args} />
    </div>
  ),
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  // The document's own landmarks belong to a whole page, and four of them are on one sheet.
  parameters: { sheet: 'single' },
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    return (
      <StepPage
        style={layers}
        title={say('Noch sechs Ziffern.', 'Six more digits.')}
        step={{ process: say('Anmelden', 'Sign in'), n: 2, count: 2 }}
        brand="Aurelia"
        exit={<Link href="#cancel">{say('Abbrechen', 'Cancel')}</Link>}
        footer={say('Kommen Sie nicht weiter? 03643 000 00 00', 'Are you stuck? 03643 000 00 00')}
      >
        <p>
          {say(
            'Öffnen Sie auf Ihrem Telefon die App mit den Codes und tippen Sie ab, was dort bei „Aurelia“ steht.',
            'Open the app with your codes on your phone and type what it shows for ‘Aurelia’.',
          )}
        </p>
        <OneTimeCode
          label={say('Code aus der App', 'Code from the app')}
          help={say('Er wechselt alle 30 Sekunden.', 'It changes every 30 seconds.')}
        />
        <Button size="large">{say('Weiter', 'Continue')}</Button>
      </StepPage>
    );
  },
};
