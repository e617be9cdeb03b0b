import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './skeleton.guide.tsx';
import { LoadingRegion, Skeleton } from './skeleton.tsx';

const placeholder = (
  <div className="grid gap-4">
    <Skeleton shape="block" className="h-32" />
    <Skeleton className="w-2/3 text-name" />
    <Skeleton lines={3} />
  </div>
);

const meta = {
  title: 'Messages/Skeleton',
  component: LoadingRegion,
  subcomponents: { Skeleton },
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    isLoading: true,
    placeholder,
    children: <p>The letter of November 20.</p>,
    style: { maxWidth: 360 },
  },
} satisfies Meta<typeof LoadingRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('One moment');
    await expect(canvas.queryByText(/letter/)).toBeNull();
  },
};

export const Loaded: Story = {
  args: { isLoading: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/letter/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    return (
      <Specimens>
        <Specimen name="text">
          <Skeleton lines={3} />
        </Specimen>
        <Specimen name="title">
          <Skeleton className="w-2/3 text-title" />
        </Specimen>
        <Specimen name="block">
          <Skeleton shape="block" className="h-32" />
        </Specimen>
        <Specimen name="region, loading">
          <LoadingRegion isLoading placeholder={placeholder} />
        </Specimen>
        <Specimen name="region, loaded">
          <LoadingRegion isLoading={false} placeholder={placeholder}>
            <p>{say('Der Brief vom 20. November.', 'The letter of November 20.')}</p>
          </LoadingRegion>
        </Specimen>
      </Specimens>
    );
  },
};
