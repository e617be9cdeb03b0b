import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { DoctorCard } from './doctor-card.tsx';

const meta = {
  title: 'Practice/Doctor card',
  component: DoctorCard,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `A doctor of the practice: name, specialty, spoken languages.

**When** a page introduces who works in the practice. **When not:** for authors of letters (a line of text).

| do | don't |
|---|---|
| the title and speciality as the chamber awarded them | 'expert', 'leading' |
| a portrait in 4:5, or none | a stock picture |

**Anatomy** portrait, or initials · name · speciality · languages · more.

| key | does |
|---|---|
| Tab, Enter | reaches and follows the link, where there is one |

**Accessibility** The initials are hidden, because the name is beside them. A portrait needs an \`alt\`, or
an empty one where it shows what the name says.`,
      },
    },
  },
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
