import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CountryField } from './country-field.tsx';

const meta = {
  title: 'Forms/Country field',
  component: CountryField,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `A country, by its name in the language of the page; its value is the code of ISO 3166-1.

**When** an address may be abroad. **When not:** every address is in one country.

**Accessibility** The browser's own list of choices: typing leads to a name, and autofill knows the codes.`,
      },
    },
  },
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
