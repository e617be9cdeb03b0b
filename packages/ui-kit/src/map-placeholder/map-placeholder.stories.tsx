import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { sayIn } from '../specimen.tsx';
import { guide } from './map-placeholder.guide.tsx';
import { MapPlaceholder } from './map-placeholder.tsx';

const address = ['Musterstraße 12', '99423 Weimar'];

const meta = {
  title: 'Practice/Map placeholder',
  component: MapPlaceholder,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    title: 'Aurelia',
    address,
    provider: 'OpenStreetMap',
    href: 'https://www.openstreetmap.org/#map=18/50.9795/11.3298',
    onAllow: fn(),
  },
} satisfies Meta<typeof MapPlaceholder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeConsent: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('iframe, img, script')).toBeNull();
    await expect(args.onAllow).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Load the map' }));
    await expect(args.onAllow).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      /Open in OpenStreetMap.*opens in a new tab/,
    );
  },
};

export const WithANote: Story = { args: { note: <Link href="#privacy">More on this</Link> } };

export const LongWords: Story = {
  globals: { language: 'de' },
  args: {
    title: 'Gemeinschaftspraxis für Ästhetische Dermatologie',
    address: ['Friedrich-Wilhelm-Musterhausen-Straße 112', '99423 Weimar'],
  },
  decorators: [
    (Story) => (
      <div style={{ width: 290 }}>
        <Story />
      </div>
    ),
  ],
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (args, { globals }) => {
    const say = sayIn(globals);
    return (
      <MapPlaceholder
        {...args}
        note={<Link href="#privacy">{say('Mehr dazu', 'More on this')}</Link>}
      />
    );
  },
};
