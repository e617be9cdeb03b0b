import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './doctor-portrait.guide.tsx';
import { DoctorPortrait } from './doctor-portrait.tsx';
import './doctor-story.css';

const meta = {
  title: 'Practice/Doctors',
  component: DoctorPortrait,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    locale: 'de',
    thisYear: 2026,
    chamber: 'Landesärztekammer Thüringen',
    doctor: {
      title: 'Dr. med.',
      name: 'Clara Mustermann',
      role_de: 'Fachärztin für Dermatologie',
      role_en: 'Specialist in dermatology',
      statement_de: 'Nachlegen ist leichter als Zurücknehmen.',
      statement_en: 'More can always be added, rarely taken back.',
      years: [
        {
          from: 2003,
          to: 2009,
          title_de: 'Studium',
          title_en: 'Studies',
          note_de: 'Jena',
          note_en: 'Jena',
        },
        {
          from: 2021,
          to: null,
          goes_on: true,
          title_de: 'Praxis',
          title_en: 'Practice',
          note_de: 'Weimar',
          note_en: 'Weimar',
        },
      ],
      refusals: [
        {
          text_de: 'Ich behandle nicht am Tag der ersten Beratung.',
          text_en: 'I do not treat on the day of the first consultation.',
        },
      ],
    },
  },
  render: (args, { globals }) => (
    <div className="story-doctor">
      <DoctorPortrait {...args} locale={globals.language === 'de' ? 'de' : 'en'} />
    </div>
  ),
} satisfies Meta<typeof DoctorPortrait>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The statement leads; years to scale; what she does not do. */
export const Doctor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Dr. med. Clara Mustermann' })).toBeVisible();
  },
};
