import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { guide } from './country-field.guide.tsx';
import { CountryField } from './country-field.tsx';

const meta = {
  title: 'Forms/Country field',
  component: CountryField,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Country', name: 'country', value: 'DE', onChange: fn() },
} satisfies Meta<typeof CountryField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByLabelText('Country');
    await userEvent.selectOptions(field, 'AT');
    await expect(args.onChange).toHaveBeenCalledWith('AT');
  },
};
