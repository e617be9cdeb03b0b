import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './editable-cell.guide.tsx';
import { EditableCell } from './editable-cell.tsx';

const meta = {
  title: 'Controls/Editable cell',
  component: EditableCell,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Amount, Hydrafacial', defaultValue: '159.00', inputMode: 'decimal' },
} satisfies Meta<typeof EditableCell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Amount: Story = {};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const cell = { label: say('Betrag', 'Amount'), inputMode: 'decimal' as const };
    return (
      <Specimens width="10rem">
        <Specimen name="at rest">
          <EditableCell {...cell} defaultValue={say('159,00', '159.00')} />
        </Specimen>
        <Specimen name="hover" state="hover">
          <EditableCell {...cell} defaultValue={say('159,00', '159.00')} />
        </Specimen>
        <Specimen name="focus" state="focus">
          <EditableCell {...cell} defaultValue={say('159,00', '159.00')} />
        </Specimen>
        <Specimen name="error">
          <EditableCell {...cell} defaultValue="-1" error={say('Mindestens 0', 'At least 0')} />
        </Specimen>
        <Specimen name="text">
          <EditableCell
            label={say('Hinweis', 'Note')}
            defaultValue={say('beide Hände', 'both hands')}
          />
        </Specimen>
      </Specimens>
    );
  },
};
