import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { BilingualField } from './bilingual-field.tsx';

const side = (value: string) => ({ value, onChange: () => {} });
const [de, en] = [side('Kontur, Zehntel für Zehntel.'), side('Contour, tenth by tenth.')];

const meta = {
  title: 'Forms/Bilingual field',
  component: BilingualField,
  tags: ['autodocs'],
  parameters: {
    docs: {
      description: {
        component: `One text in two languages, beside each other.

**When** a site speaks both. **When not:** for what no language changes: numbers, names.

| do | don't |
|---|---|
| \`lags\` where one side is behind | a form for each language |
| the same number of lines | a tab for each language |

**Anatomy** label and language · text | language · text; below each its error, its lag, its notes.

| key | does |
|---|---|
| Tab | German, then English |

**Accessibility** A group with a legend; each text has \`lang\` and both words in its label.`,
      },
    },
  },
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
