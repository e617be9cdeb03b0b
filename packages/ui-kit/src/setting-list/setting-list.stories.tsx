import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Link } from '../link/link.tsx';
import { Ruler } from '../ruler/ruler.tsx';
import { sayIn } from '../specimen.tsx';
import { guide } from './setting-list.guide.tsx';
import { SettingList, SettingRow } from './setting-list.tsx';

const meta = {
  title: 'Content/Setting list',
  component: SettingRow,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    name: 'Password',
    value: 'Changed on March 3, 2026',
    actions: <Link href="#change">Change</Link>,
  },
  render: (args) => (
    <SettingList label="Sign-in">
      <SettingRow {...args} />
    </SettingList>
  ),
} satisfies Meta<typeof SettingRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its action is a target of 44 px. */
export const Row: Story = {
  name: 'One row',
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('link').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('group')).toHaveAccessibleName('Password');
  },
};

export const LongWords: Story = {
  globals: { language: 'de' },
  args: {
    name: 'Krankenversichertennummernbestätigung',
    value: 'erika.mustermann-von-der-musterstadt@gemeinschaftspraxis.example.org',
    actions: (
      <>
        <Link href="#a">Unwiderruflich entfernen</Link>
        <Link href="#b">Noch einer</Link>
      </>
    ),
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <SettingList>
        <SettingRow {...args} />
      </SettingList>
    </div>
  ),
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    return (
      <SettingList label={say('Anmelden', 'Sign-in')} className="max-w-168">
        <SettingRow
          name={say('E-Mail', 'E-mail')}
          value="erika.mustermann@example.org"
          actions={<Link href="#email">{say('Ändern', 'Change')}</Link>}
        />
        <SettingRow
          name="Passkey"
          value={say(
            '„iPhone von Erika“, zuletzt heute um 9:12 Uhr',
            "'Erika's iPhone', last used today",
          )}
          actions={
            <>
              <button type="button">{say('Entfernen', 'Remove')}</button>
              <Link href="#more">{say('Noch einer', 'One more')}</Link>
            </>
          }
        />
        <SettingRow
          name={say('Firefox unter Windows', 'Firefox on Windows')}
          badge={<Badge>{say('dieses Gerät', 'this device')}</Badge>}
          value={say('Seit heute, 9:12 Uhr', 'Since today, 9:12 a.m.')}
          actions={<button type="button">{say('Abmelden', 'Sign out')}</button>}
        />
        <SettingRow
          name={say('Ersatzcodes', 'Recovery codes')}
          value={say('Sieben von zehn sind noch da.', 'Seven of ten are left.')}
          actions={<Link href="#codes">{say('Neue drucken', 'Print new ones')}</Link>}
        >
          <Ruler max={10} value={7} labels={[0, 7, 10].map((at) => ({ at, text: String(at) }))} />
        </SettingRow>
      </SettingList>
    );
  },
};
