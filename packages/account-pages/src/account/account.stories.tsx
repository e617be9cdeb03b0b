import { useSite } from '@praxiskit/pages/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStage } from '../test/page-stage.tsx';
import { plainAccount, sampleAccount } from '../test/sample-account.ts';
import { createAccountPage } from './account-page.tsx';
import { AccountSection } from './account-section.tsx';

function Details() {
  const isGerman = useSite().locale === 'de';
  return (
    <AccountSection
      name="details"
      note={isGerman ? 'Was die Praxis von Ihnen weiß.' : 'What the practice knows of you.'}
    >
      <p className="pk-account-lead">
        {isGerman ? 'Hier ist das Formular der Praxis.' : 'Here is the practice’s own form.'}
      </p>
    </AccountSection>
  );
}
const page = createAccountPage(Details);

const meta = {
  title: 'Packages/account-pages/Account',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: { page, data: sampleAccount, address: '/user' },
  render: (args, { globals }) => (
    <PageStage key={globals.language} {...args} language={globals.language} />
  ),
} satisfies Meta<typeof PageStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Passkey, app and recovery codes; three devices. */
export const Everything: Story = {};

export const PasswordOnly: Story = { args: { data: plainAccount } };

/** A site without a form of its own: four sections. */
export const WithoutDetails: Story = { args: { page: createAccountPage() } };

export const Guest: Story = { args: { data: { ...sampleAccount, user: null } } };

/** A user without the admin role was sent here from the administration. */
export const Refused: Story = { args: { address: '/user?refused=admin' } };

/** The question is open below its row. */
export const RemovePasskey: Story = { args: { address: '/user?open=remove-passkey-1' } };

export const AddPasskey: Story = { args: { address: '/user?open=add-passkey' } };

export const NewCodes: Story = { args: { address: '/user?open=renew-codes' } };

/** The last proof is too old: the form asks for the password in place. */
export const ProofOld: Story = {
  args: { address: '/user?error=ProofOld&callbackUrl=%2Fuser%3Fopen%3Dremove-app' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your password, to be safe')).toHaveFocus();
  },
};

export const ProofForExport: Story = { args: { address: '/user?open=take-along' } };

export const ChangeEmail: Story = { args: { address: '/user?open=change-email' } };

/** A link to another address was sent and is not confirmed yet. */
export const EmailOnItsWay: Story = {
  args: {
    data: {
      ...sampleAccount,
      mailbox: {
        email: 'erika@example.com',
        code: '482 913',
        expiresAt: sampleAccount.now + 10 * 60_000,
      },
    },
    address: '/user',
  },
};
