import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Foundations/Type',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = [
  ['caption', 'text-caption', '14 / 1.45', 'Notes, figures at an edge'],
  ['small', 'text-small', '15 / 1.5', 'Labels, help, errors'],
  ['control', 'text-control', '16 / 1.5', 'Controls: below 16 px a phone zooms in'],
  ['body', 'text-body', '18 / 1.6', 'Running text'],
  ['lead', 'text-lead', '20 / 1.5', 'The first paragraph'],
  ['name', 'text-name font-[350]', '22 / 1.3', 'Names of things'],
  ['title', 'text-title font-light', '30 / 1.2', 'Titles of sections'],
  ['display-s', 'text-display-s font-[225] tracking-[-0.02em]', '48 / 1.04', 'Pages on a phone'],
  ['display-m', 'text-display-m font-[225] tracking-[-0.025em]', '64 / 1', 'Pages'],
  ['display-l', 'text-display-l font-[225] tracking-[-0.04em]', '124 / 0.96', 'One word a page'],
  ['display-xl', 'text-display-xl font-[200] tracking-[-0.045em]', '176 / 0.95', 'One figure'],
] as const;

/** Eleven sizes, 14 to 176 px. Light weights belong to large sizes only. */
export const Scale: Story = {
  render: (_args, { globals }) => (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-8 overflow-hidden p-6 sm:p-12">
      {sizes.map(([name, className, measure, use]) => (
        <div key={name} className="grid gap-x-8 gap-y-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="grid content-start text-caption text-quiet">
            <code>text-{name}</code>
            <span>{measure}</span>
            <span>{use}</span>
          </dt>
          <dd className={className}>{globals.language === 'de' ? 'Millimeter' : 'Millimeters'}</dd>
        </div>
      ))}
    </dl>
  ),
};

const weights = [
  [200, 'display, from 48 px on'],
  [250, 'display'],
  [300, 'titles'],
  [350, 'names'],
  [400, 'text'],
  [550, 'emphasis, labels'],
] as const;

/** One variable family; emphasis is a step in weight, not a second face. */
export const Weights: Story = {
  render: () => (
    <ul className="grid gap-4 p-6 sm:p-12">
      {weights.map(([weight, use]) => (
        <li key={weight} className="flex flex-wrap items-baseline gap-x-6">
          <span className="text-title" style={{ fontWeight: weight }}>
            0,5–1,5 mm
          </span>
          <span className="text-caption text-quiet">
            {weight}, {use}
          </span>
        </li>
      ))}
    </ul>
  ),
};

/** Figures are tabular: in lists their digits line up. */
export const Figures: Story = {
  render: () => (
    <p className="grid justify-start gap-1 p-6 text-right text-title font-light sm:p-12">
      <span>1.320,50&nbsp;€</span>
      <span>111,11&nbsp;€</span>
      <span>89,00&nbsp;€</span>
    </p>
  ),
};
