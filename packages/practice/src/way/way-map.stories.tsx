import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { samplePlan } from './sample-plan.ts';
import { guide } from './way-map.guide.tsx';
import { WayMap, type WayMapProps } from './way-map.tsx';

/** A tile that needs no host: every one is the same picture. */
const tile = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#efe9df" d="M0 0h256v256H0z"/><path stroke="#fff" stroke-width="14" d="M0 80h256M90 0v256"/></svg>',
)}`;

const meta = {
  title: 'Packages/practice/Way',
  component: WayMap,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    plan: samplePlan,
    locale: 'en',
    name: 'Lindenhof',
    children: 'Lindenweg 4, 07743 Jena',
    facts: [
      { term: 'Bus', text: 'line 5 to Lindenweg' },
      { term: 'Car', text: 'four places behind the house' },
      { term: 'Without a step', text: 'entrance from the yard' },
    ],
  },
} satisfies Meta<WayMapProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plan: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading')).toHaveTextContent('13 minutes from the station');
    await expect(canvas.getByRole('img')).toHaveAccessibleDescription(/right at Lindenweg/);
  },
};

export const InGerman: Story = { args: { locale: 'de' } };

/** In a site the placeholder of consent-manager is in front; here the map has been allowed. */
export const Allowed: Story = {
  name: 'A map that was allowed',
  tags: ['example'],
  parameters: {
    docs: {
      source: {
        code: `<WayMap
  plan={plan}
  locale="en"
  name="Lindenhof"
  tiles="https://tiles.example/{z}/{x}/{y}.png"
  gate={(root) => gateMarkup(consent, { root })}
/>`,
      },
    },
  },
  args: {
    tiles: `https://tiles.example/{z}/{x}/{y}.png`,
    gate(root) {
      const element = root.querySelector('template')?.content.firstElementChild;
      if (element) {
        element.setAttribute('tiles', tile);
        root.append(document.importNode(element, true));
      }
      return () => {};
    },
  },
  async play({ canvas }) {
    const nearer = await canvas.findByRole('button', { name: 'Closer' });
    // The map shows itself with its first tile.
    await waitFor(() => expect(nearer).toBeVisible());
  },
};
