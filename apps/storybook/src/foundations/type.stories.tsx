import type { Meta, StoryObj } from '@storybook/react-vite';
import { TypeScale, Weights as WeightSteps } from './type-scale.tsx';

const meta = {
  title: 'Foundations/Type',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="p-6 sm:p-12">
        <Story />
      </div>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Eleven sizes, 14 to 176 px. Light weights belong to large sizes only. */
export const Scale: Story = { render: () => <TypeScale /> };

export const Weights: Story = { render: () => <WeightSteps /> };

/** Figures are tabular: in lists their digits line up. */
export const Figures: Story = {
  render: () => (
    <p className="grid justify-start gap-1 text-right text-title font-light">
      <span>1.320,50&nbsp;€</span>
      <span>111,11&nbsp;€</span>
      <span>89,00&nbsp;€</span>
    </p>
  ),
};
