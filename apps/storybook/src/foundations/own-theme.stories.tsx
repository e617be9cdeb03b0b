import { Alert, Button, FactBox, Field, Input, Switch } from '@praxiskit/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { contrast } from '../blocks/contrast.ts';
import { pairs } from '../blocks/pairs.ts';

/** Leaf and sandstone: each token as light and dark. */
const tokens = {
  paper: ['oklch(0.968 0.017 88)', 'oklch(0.21 0.022 150)'],
  raised: ['oklch(0.99 0.008 90)', 'oklch(0.255 0.026 150)'],
  ink: ['oklch(0.265 0.04 155)', 'oklch(0.945 0.02 95)'],
  quiet: ['oklch(0.41 0.03 140)', 'oklch(0.8 0.025 110)'],
  primary: ['oklch(0.36 0.075 155)', 'oklch(0.86 0.09 140)'],
  'on-primary': ['oklch(0.985 0.012 90)', 'oklch(0.21 0.03 150)'],
  line: ['oklch(0.36 0.06 155)', 'oklch(0.86 0.05 120)'],
  hairline: ['oklch(0.3 0.05 150 / 0.2)', 'oklch(0.93 0.03 110 / 0.2)'],
  'field-line': ['oklch(0.5 0.045 150)', 'oklch(0.68 0.03 120)'],
} as const;

const styleOf = (theme: 'light' | 'dark') =>
  ({
    '--radius-control': '8px',
    ...Object.fromEntries(
      Object.entries(tokens).map(([name, [light, dark]]) => [
        `--color-${name}`,
        theme === 'light' ? light : dark,
      ]),
    ),
  }) as CSSProperties;

function Practice({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <section
      data-theme={theme}
      style={styleOf(theme)}
      className="grid content-start gap-6 bg-paper p-6 text-ink sm:p-10"
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
      <Field label="E-mail" id={`own-theme-${theme}`} help="For your visit only.">
        <Input type="email" />
      </Field>
      <Switch state="on" label="Show maps" onChange={() => {}} />
      <Alert kind="positive">Your request has arrived.</Alert>
    </section>
  );
}

const meta = {
  title: 'Foundations/Your own theme',
  parameters: {
    layout: 'fullscreen',
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nine tokens and a radius give another practice its look; every pair keeps its contrast. */
export const GreenAndSand: Story = {
  render: () => (
    <div className="grid md:grid-cols-2">
      <Practice theme="light" />
      <Practice theme="dark" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const section of canvasElement.querySelectorAll<HTMLElement>('[data-theme]')) {
      const probe = section.appendChild(document.createElement('i'));
      for (const { text, ground, least } of pairs) {
        probe.style.color = `var(--color-${text})`;
        probe.style.backgroundColor = `var(--color-${ground})`;
        const { color, backgroundColor } = getComputedStyle(probe);
        await expect(
          contrast(color, backgroundColor),
          `${text} on ${ground}`,
        ).toBeGreaterThanOrEqual(least);
      }
      probe.remove();
    }
  },
};
