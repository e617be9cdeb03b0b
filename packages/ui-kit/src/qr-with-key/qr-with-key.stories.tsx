import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './qr-with-key.guide.tsx';
import { QrWithKey } from './qr-with-key.tsx';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const text = `otpauth://totp/Aurelia:erika.mustermann%40example.org?secret=${secret}&issuer=Aurelia`;

const meta = {
  title: 'Content/QR code with key',
  component: QrWithKey,
  tags: ['autodocs'],
  parameters: { guide },
  args: { text, secret },
} satisfies Meta<typeof QrWithKey>;

export default meta;
type Story = StoryObj<typeof meta>;

export const App: Story = {
  name: 'For an app',
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
