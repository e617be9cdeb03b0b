import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Foundations/Space and form',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const steps = [1, 2, 3, 4, 6, 8, 10, 12, 18, 20, 36] as const;
const uses: Partial<Record<(typeof steps)[number], string>> = {
  2: 'between a label and its field',
  3: 'between buttons',
  6: 'inside cards, between fields',
  12: 'height of a control',
  20: 'between sections on a phone',
  36: 'between sections',
};

/** Steps of 4 px: `gap-6` is six of them. */
export const Space: Story = {
  render: () => (
    <ul className="grid gap-3 p-6 sm:p-12">
      {steps.map((step) => (
        <li key={step} className="grid grid-cols-[6.5rem_auto_1fr] items-center gap-4 text-caption">
          <code>
            {step} · {step * 4} px
          </code>
          <span className="h-4 bg-primary" style={{ width: step * 4 }} />
          <span className="text-quiet">{uses[step]}</span>
        </li>
      ))}
    </ul>
  ),
};

const radii = [
  ['0', '', 'pictures, cards, fields of color'],
  ['control', 'rounded-control', '3 px: buttons, fields, badges'],
  ['round', 'rounded-round', 'switches, radios'],
] as const;

export const Radius: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-8 p-6 sm:p-12">
      {radii.map(([name, className, use]) => (
        <li key={name} className="grid w-44 content-start gap-2 text-caption">
          <span className={`h-20 border border-line bg-raised ${className}`} />
          <code>{name === '0' ? 'none' : `rounded-${name}`}</code>
          <span className="text-quiet">{use}</span>
        </li>
      ))}
    </ul>
  ),
};

const lines = [
  ['border-line', 'border-line', 'what can be pressed, and the head of a list'],
  ['border-hairline', 'border-hairline', 'between things that belong together'],
  ['border-field-line', 'border-field-line', 'fields, 3 : 1 at least'],
  ['leader', 'leader border-t-0', 'from a name to its price'],
] as const;

/** Lines separate; the one shadow is for layers above the page. */
export const LinesAndShadow: Story = {
  render: () => (
    <div className="grid gap-12 p-6 sm:p-12">
      <ul className="grid gap-6">
        {lines.map(([name, className, use]) => (
          <li key={name} className="grid gap-2 text-caption">
            <span className={`block border-t ${className}`} />
            <span>
              <code>{name}</code> <span className="text-quiet">{use}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="grid max-w-sm gap-1 bg-raised p-8 text-caption shadow-lifted">
        <code>shadow-lifted</code>
        <span className="text-quiet">dialog, drawer, menu, list of suggestions</span>
      </div>
    </div>
  ),
};
