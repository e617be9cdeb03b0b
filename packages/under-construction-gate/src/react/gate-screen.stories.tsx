import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createGate, gateMessages } from '../index.ts';
import { guide } from './gate-screen.guide.tsx';
import { GateScreen } from './gate-screen.tsx';

const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
/** The password of these stories is 'open'. */
const digest = async (text: string) => (text === 'open' ? 'ab' : 'cd');
const refused = { status: 'locked', refusals: 1 } as const;
const createOpenable = () => createGate({ hash: 'ab', storage, digest });

const meta = {
  title: 'Packages/under-construction-gate/Screen',
  tags: ['autodocs'],
  component: GateScreen,
  parameters: {
    layout: 'fullscreen',
    guide,
    docs: { story: { inline: false, height: '640px' } },
  },
  args: { brand: 'Aurelia' },
} satisfies Meta<typeof GateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The password of this story is `open`. */
export const WithLogin: Story = {
  name: 'With a login box',
  args: { gate: createOpenable() },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Password')).toHaveAttribute('type', 'password');
  },
};

/** Without a hash there is no login box. */
export const Closed: Story = {
  tags: ['example'],
  parameters: {
    docs: {
      source: {
        code: `<GateScreen brand="Aurelia" />`,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByPlaceholderText('Password')).toBeNull();
  },
};

/** The field is cleared, shakes and keeps the focus; only the console gives the reason. */
export const WrongPassword: Story = {
  name: 'A wrong password',
  args: { gate: createOpenable() },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByPlaceholderText('Password');
    await userEvent.type(field, 'wrong{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(field).toHaveFocus();
  },
};

/** A site can replace every sentence, name, text and link. */
export const OwnSentences: Story = {
  name: 'Sentences of your own',
  tags: ['example'],
  parameters: {
    docs: {
      source: {
        code: `<GateScreen
  hasLogin
  brand="Aurelia"
  messages={{
    title: 'Bald eröffnen wir',
    text: 'Die Praxis für ästhetische Dermatologie und Faltenbehandlung öffnet im Januar.',
    loginTitle: 'Für Mitarbeiterinnen und Mitarbeiter',
    password: 'Kennwort',
    submit: 'Weiter',
  }}
/>`,
      },
    },
  },
  args: {
    hasLogin: true,
    messages: {
      title: 'Bald eröffnen wir',
      text: 'Die Praxis für ästhetische Dermatologie und Faltenbehandlung öffnet im Januar.',
      loginTitle: 'Für Mitarbeiterinnen und Mitarbeiter',
      password: 'Kennwort',
      submit: 'Weiter',
    },
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  // The overview renders several whole pages, so landmarks repeat.
  parameters: {
    docs: { story: { inline: true, height: '120px' } },
    a11y: {
      config: {
        rules: [
          { id: 'landmark-unique', enabled: false },
          { id: 'landmark-no-duplicate-main', enabled: false },
        ],
      },
    },
  },
  render: (args, { globals, viewMode }) => {
    const messages = globals.language === 'de' ? gateMessages.de : gateMessages.en;
    // Beside other things it is lower than a window.
    const border = `border border-hairline ${viewMode === 'docs' ? '*:min-h-96!' : ''}`;
    return (
      <div className="grid gap-6">
        {[false, true].map((hasLogin) => (
          <div key={String(hasLogin)} className={border}>
            <GateScreen {...args} hasLogin={hasLogin} messages={messages} />
          </div>
        ))}
        <div className={border}>
          <GateScreen
            {...args}
            gate={{ ...createOpenable(), getState: () => refused }}
            messages={messages}
          />
        </div>
      </div>
    );
  },
};
