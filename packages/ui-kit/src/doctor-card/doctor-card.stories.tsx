import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './doctor-card.guide.tsx';
import { DoctorCard } from './doctor-card.tsx';

const meta = {
  title: 'Practice/Doctor card',
  component: DoctorCard,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    name: 'Clara Mustermann',
    title: 'Dr. med.',
    speciality: 'Specialist in dermatology',
    languages: ['German', 'English', 'French'],
  },
} satisfies Meta<typeof DoctorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Dr. med. Clara Mustermann');
    await expect(canvas.getByText('Speaks German, English, and French')).toBeVisible();
  },
};

export const WithLink: Story = { args: { href: '#clara' } };

export const WithPortrait: Story = {
  args: { portrait: <span className="map-grid block size-full border border-hairline" /> },
};

export const LongWords: Story = {
  globals: { language: 'de' },
  args: {
    name: 'Maximiliane-Friederike von Musterhausen-Beispielstein',
    title: 'Priv.-Doz. Dr. med. habil.',
    speciality: 'Fachärztin für Plastische, Rekonstruktive und Ästhetische Chirurgie',
    languages: ['Deutsch', 'Englisch', 'Ukrainisch'],
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
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const person = {
      name: 'Clara Mustermann',
      title: 'Dr. med.',
      speciality: say('Fachärztin für Dermatologie', 'Specialist in dermatology'),
      languages: [say('Deutsch', 'German'), say('Englisch', 'English')],
    };
    return (
      <Specimens width="20rem">
        <Specimen name="initials">
          <DoctorCard {...person} />
        </Specimen>
        <Specimen name="portrait">
          <DoctorCard
            {...person}
            portrait={<span className="map-grid block size-full border border-hairline" />}
          />
        </Specimen>
        <Specimen name="link, focus" state="focus-visible">
          <DoctorCard {...person} href="#clara" />
        </Specimen>
        <Specimen name="more below, long">
          <DoctorCard
            name="Maximiliane von Musterhausen"
            title="Priv.-Doz. Dr. med. habil."
            speciality={say(
              'Fachärztin für Plastische, Rekonstruktive und Ästhetische Chirurgie',
              'Specialist in plastic, reconstructive and aesthetic surgery',
            )}
          >
            {say('Montag und Donnerstag in Weimar.', 'In Weimar on Mondays and Thursdays.')}
          </DoctorCard>
        </Specimen>
      </Specimens>
    );
  },
};
