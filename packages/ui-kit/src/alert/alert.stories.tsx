import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './alert.guide.tsx';
import { Alert } from './alert.tsx';

const meta = {
  title: 'Messages/Alert',
  component: Alert,
  tags: ['autodocs'],
  parameters: { guide },
  args: { title: 'A new letter', children: 'Dr. Mustermann wrote to you on 20 November.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Positive: Story = {
  args: { kind: 'positive', title: 'Confirmed', children: 'We expect you on 26 November at 9:30.' },
};
/** Only what has just gone wrong interrupts a screen reader. */
export const Danger: Story = {
  args: {
    kind: 'danger',
    isUrgent: true,
    title: 'Not sent',
    children: 'The server cannot be reached. Your text is still here.',
  },
};

/** After a form that was refused: it has the focus. */
export const Boxed: Story = {
  args: {
    kind: 'danger',
    isUrgent: true,
    isBoxed: true,
    title: 'E-mail and password do not match.',
    children: 'What you typed is still there.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
  },
};

/** Every kind, with a title and without. */
export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const isGerman = globals.language === 'de';
    return (
      <div className="grid max-w-xl gap-6">
        <Alert>
          {isGerman
            ? 'Die Praxis ist am 24. und 31. Dezember geschlossen.'
            : 'The practice is closed on December 24 and 31.'}
        </Alert>
        <Alert title={isGerman ? 'Ein neuer Brief' : 'A new letter'}>
          {isGerman
            ? 'Dr. Mustermann hat Ihnen am 20. November geschrieben.'
            : 'Dr. Mustermann wrote to you on November 20.'}
        </Alert>
        <Alert kind="positive" title={isGerman ? 'Bestätigt' : 'Confirmed'}>
          {isGerman
            ? 'Wir erwarten Sie am 26. November um 9:30 Uhr.'
            : 'We expect you on November 26 at 9:30 a.m.'}
        </Alert>
        <Alert kind="danger" title={isGerman ? 'Nicht gesendet' : 'Not sent'}>
          {isGerman
            ? 'Der Server ist nicht erreichbar. Ihr Text ist noch da.'
            : 'The server cannot be reached. Your text is still here.'}
        </Alert>
        <Alert
          kind="danger"
          isBoxed
          title={
            isGerman
              ? 'E-Mail und Passwort passen nicht zusammen.'
              : 'E-mail and password do not match.'
          }
        >
          {isGerman ? 'Ihre Eingaben stehen noch da.' : 'What you typed is still there.'}
        </Alert>
        <div className="max-w-64">
          <Alert
            title={
              isGerman
                ? 'Einverständniserklärung zur Fadenliftingbehandlung'
                : 'Consent form received'
            }
          >
            {isGerman
              ? 'Bitte bringen Sie die unterschriebene Einverständniserklärung mit.'
              : 'Please bring the signed form with you.'}
          </Alert>
        </div>
      </div>
    );
  },
};
