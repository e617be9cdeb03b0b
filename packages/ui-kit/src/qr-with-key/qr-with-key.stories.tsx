import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrWithKey } from './qr-with-key.tsx';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const text = `otpauth://totp/Aurelia:erika.mustermann%40example.org?secret=${secret}&issuer=Aurelia`;

const meta = {
  title: 'Content/QR code with key',
  component: QrWithKey,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `A secret for an app: to be scanned, or typed.

**When** an app for codes is set up. **When not:** for a web address that is open on the phone anyway.

| do | don't |
|---|---|
| the key as text beside it | the code alone |
| show it once | send it by mail |

**Anatomy** QR code · key in groups of four · copy.

| key | does |
|---|---|
| Enter, Space | copies the key without its spaces |

**Accessibility** The code is a picture with a name; the key says the same as text. Black on white in dark and in forced
colors, because cameras need it. Without scripts there is no button. Made by \`uqr\`.`,
      },
    },
  },
  args: { text, secret },
} satisfies Meta<typeof QrWithKey>;

export default meta;
type Story = StoryObj<typeof meta>;

export const App: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('QR code for your app');
  },
};

export const Narrow: Story = {
  globals: { language: 'de' },
  render: (args) => (
    <div style={{ width: 180 }}>
      <QrWithKey {...args} />
    </div>
  ),
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: () => (
    <div className="max-w-lg">
      <QrWithKey text={text} secret={secret} />
    </div>
  ),
};
