import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PasswordField } from '../field/password-field.tsx';
import { Specimen, Specimens, sayIn } from '../specimen.tsx';
import { guide } from './password-ruler.guide.tsx';
import { countCharacters, PasswordRuler } from './password-ruler.tsx';

const meta = {
  title: 'Forms/Password ruler',
  component: PasswordRuler,
  tags: ['autodocs'],
  parameters: { guide },
  args: { length: 0, judgement: 'empty' },
} satisfies Meta<typeof PasswordRuler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Good: Story = { args: { length: 21, judgement: 'good' } };

function WithField({ minimum = 15 }: { minimum?: number }) {
  const [length, setLength] = useState(0);
  const judgement = length === 0 ? 'empty' : length < minimum ? 'short' : 'good';
  return (
    <div className="grid max-w-110 gap-3">
      <PasswordField
        label="Password"
        describedBy="story-ruler"
        autoComplete="new-password"
        onChange={(event) => setLength(countCharacters(event.currentTarget.value))}
      />
      <PasswordRuler id="story-ruler" length={length} judgement={judgement} minimum={minimum} />
    </div>
  );
}

/** Here the length alone decides; a site also knows what is easy to guess. */
export const UnderItsField: Story = {
  render: () => <WithField />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'rain birch');
    await expect(field).toHaveAccessibleDescription(/^5 characters to go/);
  },
};

export const Sheet: Story = {
  tags: ['sheet', '!autodocs'],
  render: (_args, { globals }) => {
    const say = sayIn(globals);
    const id = `${globals.theme}-${globals.language}-ruler`;
    const states = [
      [0, 'empty'],
      [11, 'short'],
      [17, 'long'],
      [17, 'weak'],
      [17, 'common'],
      [17, 'context'],
      [20, 'good'],
    ] as const;
    return (
      <Specimens>
        {states.map(([length, judgement]) => (
          <Specimen key={judgement} name={judgement}>
            <PasswordRuler length={length} judgement={judgement} />
          </Specimen>
        ))}
        <Specimen name="minimum 8">
          <PasswordRuler length={6} judgement="short" minimum={8} />
        </Specimen>
        <Specimen name="under its field">
          <div className="grid gap-3">
            <PasswordField
              label={say('Neues Passwort', 'New password')}
              describedBy={id}
              defaultValue="regen birke"
            />
            <PasswordRuler id={id} length={11} judgement="short" />
          </div>
        </Specimen>
      </Specimens>
    );
  },
};
