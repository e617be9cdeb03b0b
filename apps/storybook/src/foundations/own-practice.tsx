import { Alert, Button, FactBox, Field, Input, Switch } from '@praxiskit/ui-kit';
import { useId } from 'react';
import type { Theme } from '../blocks/themed.tsx';
import { type OwnColors, styleOf } from './own-theme.ts';

interface OwnPracticeProps {
  colors: OwnColors;
  theme: Theme;
  /** `--radius-control`, in pixels. */
  radius: number;
}

/** A part of a page in colors of its own. */
export function OwnPractice({ colors, theme, radius }: OwnPracticeProps) {
  const id = useId();
  return (
    <section
      data-theme={theme}
      style={styleOf(colors, theme, radius)}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 bg-paper p-6 text-ink sm:p-10"
    >
      <h2 className="text-title font-light">
        {theme === 'light' ? 'Praxis am Markt' : 'At night'}
      </h2>
      <FactBox
        title="At a glance"
        facts={[
          { term: 'Takes', value: '30 minutes' },
          { term: 'Costs', value: '€60' },
        ]}
      >
        <Button>Request a visit</Button>
      </FactBox>
      <Field label="E-mail" id={id} help="For your visit only.">
        <Input type="email" />
      </Field>
      <Switch state="on" label="Show maps" onChange={() => {}} />
      <Alert kind="positive">Your request has arrived.</Alert>
    </section>
  );
}
