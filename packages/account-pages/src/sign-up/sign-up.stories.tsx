import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageStage } from '../test/page-stage.tsx';
import { form } from '../test/sample-form.ts';
import { Component } from './sign-up-page.tsx';

const meta = {
  title: 'Packages/account-pages/Sign up',
  component: PageStage,
  parameters: { layout: 'fullscreen' },
  args: { page: Component, data: form, address: '/signup' },
  render: (args, { globals }) => (
    <PageStage key={globals.language} {...args} language={globals.language} />
  ),
} satisfies Meta<typeof PageStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** Without scripts: all input except the password is filled in again. */
export const Guessable: Story = {
  args: {
    data: {
      ...form,
      typed: {
        first_name: 'Erika',
        last_name: 'Mustermann',
        email: 'erika.mustermann@example.org',
      },
    },
    address: '/signup?error=PasswordGuessable',
  },
};

export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent('Four fields need your attention.');
  },
};
