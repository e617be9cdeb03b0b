import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sayIn } from '../specimen.tsx';
import { guide } from './code-sheet.guide.tsx';
import { CodeSheet } from './code-sheet.tsx';

const codes = [
  'k7mq-4t9p-z2xw-8fnd',
  'w2xh-8fnd-6rbc-j3ve',
  '6rbc-j3ve-m9zt-q5ya',
  'm9zt-q5ya-h4kd-7wsp',
  'h4kd-7wsp-e8vn-2cgx',
  'e8vn-2cgx-t3pj-9hbm',
  't3pj-9hbm-y6fa-5rkq',
  'y6fa-5rkq-c9wd-4zet',
  'c9wd-4zet-n2gs-8xhv',
  'n2gs-8xhv-k7mq-4t9p',
];

const meta = {
  title: 'Content/Code sheet',
  component: CodeSheet,
  tags: ['autodocs'],
  parameters: { guide },
  args: { codes, brand: 'Aurelia', owner: 'Erika Mustermann', date: 'November 21, 2026' },
} satisfies Meta<typeof CodeSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ten: Story = {
  name: 'Ten codes',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
  },
};

/** In print only the sheet is left of this page. */
export const OnAPage: Story = {
  render: (args) => (
    <>
      <header className="flex text-title">Aurelia</header>
      <main className="grid gap-5">
        <p className="block">Ten recovery codes, each works once.</p>
        <CodeSheet {...args} />
        <p className="flex">I have printed or written down the codes.</p>
      </main>
    </>
  ),
};

export const Narrow: Story = {
  globals: { language: 'de' },
  render: (args) => (
    <div style={{ width: 288 }}>
      <CodeSheet {...args} date="21.11.2026" />
    </div>
  ),
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (args, { globals }) => (
    <CodeSheet {...args} date={sayIn(globals)('21.11.2026', 'November 21, 2026')} />
  ),
};
