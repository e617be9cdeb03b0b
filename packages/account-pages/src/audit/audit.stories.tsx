import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStage } from '../test/page-stage.tsx';
import { sampleAudit } from '../test/sample-accounts.ts';
import { Component } from './audit-page.tsx';

const meta = {
  title: 'Packages/account-pages/Administration/Audit log',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: { page: Component, data: sampleAudit, address: '/admin/audit' },
  render: (args, { globals }) => (
    <PageStage key={globals.language} {...args} language={globals.language} />
  ),
} satisfies Meta<typeof PageStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Newest: Story = {};

export const Searched: Story = {
  args: {
    data: {
      ...sampleAudit,
      search: { who: 'clara', what: 'signed-in', on: '2026-11-22' },
      lines: sampleAudit.lines.slice(1, 2),
      next: null,
    },
    address: '/admin/audit?who=clara&what=signed-in&on=2026-11-22',
  },
};

export const NothingFound: Story = {
  args: { data: { ...sampleAudit, lines: [], next: null }, address: '/admin/audit?who=nobody' },
};
