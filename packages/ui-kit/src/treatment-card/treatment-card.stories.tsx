import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './treatment-card.guide.tsx';
import { TreatmentCard } from './treatment-card.tsx';

/** A site's own theme: here two of the sample practice's layers, in both themes. */
const layer = (ground: string, ink: string) =>
  ({ '--treatment-ground': ground, '--treatment-ink': ink }) as CSSProperties;
const dermis = layer(
  'light-dark(oklch(0.868 0.068 45), oklch(0.36 0.055 38))',
  'light-dark(oklch(0.25 0.06 270), oklch(0.94 0.014 80))',
);
const muscle = layer(
  'light-dark(oklch(0.42 0.077 341), oklch(0.315 0.067 342))',
  'oklch(0.96 0.014 80)',
);

const meta = {
  title: 'Practice/Treatment card',
  component: TreatmentCard,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    name: 'Microneedling',
    href: '#microneedling',
    layer: 'Dermis',
    depth: '0.5–1.5 mm',
    summary: 'For scars, pores and a skin that has grown tired.',
    amount: '189.00',
    isFrom: true,
    style: dermis,
  },
  decorators: [
    (Story, { tags }) =>
      tags.includes('sheet') ? (
        <Story />
      ) : (
        <div style={{ maxWidth: 340 }}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof TreatmentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InItsLayer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Microneedling' })).toHaveAttribute(
      'href',
      '#microneedling',
    );
    await expect(canvas.getByText('from €189')).toBeVisible();
  },
};

/** Without the practice's own colors the band has the page's background. */
export const Plain: Story = { args: { style: {} } };

export const WithoutAmount: Story = { args: { amount: null, summary: undefined } };

export const LongWords: Story = {
  globals: { language: 'de' },
  args: {
    name: 'Hyperpigmentierungsbehandlung',
    layer: 'Lederhaut und Unterhaut',
    depth: '0,5–1,5 mm',
    summary: 'Bei Pigmentverschiebungen nach Sonneneinstrahlung und Hormonumstellungen.',
    amount: '1320.50',
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const card = {
      name: 'Microneedling',
      layer: say('Lederhaut', 'Dermis'),
      depth: say('0,5–1,5 mm', '0.5–1.5 mm'),
      summary: say(
        'Bei Narben, großen Poren und müder Haut.',
        'For scars, pores and a skin that has grown tired.',
      ),
      amount: '189.00',
      isFrom: true,
    };
    return (
      <Specimens width="18rem">
        <Specimen name="layer">
          <TreatmentCard {...card} href="#a" style={dermis} />
        </Specimen>
        <Specimen name="dark layer">
          <TreatmentCard
            {...card}
            href="#b"
            name={say('Faltenbehandlung', 'Treatment of lines')}
            layer={say('Muskel', 'Muscle')}
            depth="5 mm"
            summary={say(
              'Bei Falten, die aus der Mimik kommen.',
              'For lines that expression draws.',
            )}
            style={muscle}
          />
        </Specimen>
        <Specimen name="hover" state="hover">
          <TreatmentCard {...card} href="#c" style={dermis} />
        </Specimen>
        <Specimen name="focus" state="focus-visible">
          <TreatmentCard {...card} href="#d" style={dermis} />
        </Specimen>
        <Specimen name="plain, no measure">
          <TreatmentCard
            {...card}
            href="#e"
            name={say('Vitamininfusion', 'Vitamin infusion')}
            layer={say('Blutbahn', 'Bloodstream')}
            depth={undefined}
          />
        </Specimen>
        <Specimen name="name only">
          <TreatmentCard name={say('Beratung und Untersuchung', 'Consultation')} href="#f" />
        </Specimen>
      </Specimens>
    );
  },
};
