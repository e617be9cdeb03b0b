import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createGate, gateMessages } from '../index.ts';
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
    docs: {
      description: {
        component: `Shown instead of every page while a site is built.

**When.** The address is public already, the site is not ready. **When not.** For maintenance of a
site that is known (an error page says when it is back), and for anything that has to stay secret.

**Do** keep imprint and privacy policy open; the screen links them. **Don't** explain
a refusal: a wrong password clears the field, which shakes for 170 ms, without a message.

**Keys.** Tab goes to the field, Enter submits, the field keeps the focus after a wrong password.
**Accessibility.** The field is named by its label, and invalid after a wrong password; without motion
it does not shake.`,
      },
    },
  },
  args: { brand: 'Aurelia' },
} satisfies Meta<typeof GateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a hash there is no login box. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByPlaceholderText('Password')).toBeNull();
  },
};

/** The password of this story is `open`. */
export const WithLogin: Story = {
  args: { gate: createOpenable() },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Password')).toHaveAttribute('type', 'password');
  },
};

/** The field is cleared, shakes and keeps the focus; only the console gives the reason. */
export const WrongPassword: Story = {
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
    a11y: {
      config: {
        rules: [
          { id: 'landmark-unique', enabled: false },
          { id: 'landmark-no-duplicate-main', enabled: false },
        ],
      },
    },
  },
  render: (args, { globals }) => {
    const messages = globals.language === 'de' ? gateMessages.de : gateMessages.en;
    return (
      <div className="grid gap-6">
        {[false, true].map((hasLogin) => (
          <div key={String(hasLogin)} className="border border-hairline">
            <GateScreen {...args} hasLogin={hasLogin} messages={messages} />
          </div>
        ))}
        <div className="border border-hairline">
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
