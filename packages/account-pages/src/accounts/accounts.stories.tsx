import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageStage } from '../test/page-stage.tsx';
import { accountsAt } from '../test/sample-accounts.ts';
import { Component } from './accounts-page.tsx';

const meta = {
  title: 'Packages/account-pages/Administration/Accounts',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: { page: Component, data: accountsAt('/admin/accounts'), address: '/admin/accounts' },
  render: (args, { globals }) => (
    <PageStage key={globals.language} {...args} language={globals.language} />
  ),
} satisfies Meta<typeof PageStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A story at an address, with the data that the server would read. */
const at = (address: string, more: Parameters<typeof accountsAt>[1] = {}): Story => ({
  args: { address, data: accountsAt(address, more) },
});

/** The team; invited users come first. */
export const Team: Story = {};

/** One account beside the list; on a phone in place of it. */
export const PersonOpen: Story = at('/admin/accounts?id=sabine');

/** The second factor is older than ten minutes. */
export const ProofNeeded: Story = at('/admin/accounts?id=sabine', { isProved: false });

/** The admin has no second factor yet; the page says so before and after sending. */
export const FactorMissing: Story = at(
  '/admin/accounts?error=SecondFactorMissing&callbackUrl=%2Fadmin%2Faccounts%3Fid%3Dsabine%26open%3Droles',
  { isProved: false, factors: { appSince: null, passkeys: [], hasSecondFactor: false } },
);

/** The form asks for the second factor in place. */
export const CodeAsked: Story = at(
  '/admin/accounts?error=SecondFactorMissing&callbackUrl=%2Fadmin%2Faccounts%3Fid%3Dsabine%26open%3Droles',
  { isProved: false },
);

/** Admins cannot change their own account here. */
export const OwnAccount: Story = at('/admin/accounts?id=andrea');

export const LastAdmin: Story = at(
  '/admin/accounts?error=LastAdmin&callbackUrl=%2Fadmin%2Faccounts%3Fid%3Dclara%26open%3Droles',
);

export const Lock: Story = at('/admin/accounts?id=tom&open=lock');

export const Locked: Story = at('/admin/accounts?id=sven&open=lock&done=lock');

export const ResetPassword: Story = at('/admin/accounts?id=tom&open=reset');

export const InvitationOpen: Story = at('/admin/accounts?id=mira');

export const InvitationSent: Story = at('/admin/accounts?done=invite');

export const KnownAddress: Story = at(
  '/admin/accounts?error=AccountThere&callbackUrl=%2Fadmin%2Faccounts%3Fopen%3Dinvite',
  { typed: { name: 'Sabine Beispiel', email: 'empfang@aurelia.example' } },
);

export const NobodyFound: Story = at('/admin/accounts?q=nobody', {
  people: [],
  invitations: [],
  counts: { team: 0, others: 0 },
});
