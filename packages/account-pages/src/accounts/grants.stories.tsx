import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStage } from '../test/page-stage.tsx';
import { grantsWith } from '../test/sample-grants.ts';
import { Component } from './grants-page.tsx';

const meta = {
  title: 'Packages/account-pages/Administration/Roles that wait',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: { page: Component, data: grantsWith(), address: '/staff/roles' },
  render: (args, { globals }) => (
    <PageStage key={globals.language} {...args} language={globals.language} />
  ),
} satisfies Meta<typeof PageStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first can be decided; the visitor gave the second. */
export const Two: Story = { name: 'Two roles wait' };

export const None: Story = { name: 'No role waits', args: { data: grantsWith({ waiting: [] }) } };

export const Confirmed: Story = {
  args: { data: grantsWith({ waiting: [], done: 'confirm' }) },
};

/** The form asks for the second factor in place, also without scripts. */
export const CodeAsked: Story = {
  args: {
    address: '/staff/roles?error=SecondFactorMissing',
    data: grantsWith({ isProved: false, open: 'confirm-mira-staff' }),
  },
};

/** The visitor has no second factor yet. */
export const FactorMissing: Story = {
  args: {
    data: grantsWith({
      isProved: false,
      factors: { appSince: null, passkeys: [], hasSecondFactor: false },
    }),
  },
};
