import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './bilingual-field.guide.tsx';
import { BilingualField } from './bilingual-field.tsx';

const side = (value: string) => ({ value, onChange: () => {} });
const [de, en] = [side('Kontur, Zehntel für Zehntel.'), side('Contour, tenth by tenth.')];

const meta = {
  title: 'Forms/Bilingual field',
  component: BilingualField,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Summary', de, en },
} satisfies Meta<typeof BilingualField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};
export const Lines: Story = { args: { lines: 4 } };
export const Lagging: Story = { args: { lags: 'en' } };

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const label = say('Kurzer Text', 'Summary');
    return (
      <Specimens width="30rem">
        <Specimen name="one line">
          <BilingualField label={label} de={de} en={en} isRequired />
        </Specimen>
        <Specimen name="lines">
          <BilingualField label={label} de={de} en={en} lines={3} />
        </Specimen>
        <Specimen name="English lags">
          <BilingualField label={label} de={de} en={en} lags="en" />
        </Specimen>
        <Specimen name="error">
          <BilingualField
            label={label}
            de={{ ...side(''), error: say('Fehlt', 'Missing') }}
            en={en}
          />
        </Specimen>
      </Specimens>
    );
  },
};
