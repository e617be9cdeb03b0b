import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { themes } from '../blocks/themed.tsx';
import { writtenTokens } from '../blocks/written-tokens.ts';
import { OwnPractice } from './own-practice.tsx';
import { failuresIn, greenAndSand, judge } from './own-theme.ts';
import { ThemeBench } from './theme-bench.tsx';

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
      {themes.map((theme) => (
        <OwnPractice key={theme} colors={greenAndSand} theme={theme} radius={8} />
      ))}
    </div>
  ),
  play: async () => {
    await expect(failuresIn(judge({ ...writtenTokens, ...greenAndSand }))).toEqual([]);
  },
};

/** A color that is too pale is named with its contrast; every hue of the accent keeps it. */
export const Bench: Story = {
  render: () => (
    <div className="p-6 sm:p-12">
      <ThemeBench />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByText(/contrasts are enough/).closest<HTMLElement>('p');
    if (!status) throw new Error('The bench has no summary.');
    await expect(status).toHaveTextContent(/^All \d+ contrasts are enough/);
    const hue = canvas.getByRole('slider', { name: /^Hue/ });
    for (let degrees = 0; degrees < 360; degrees += 30) {
      fireEvent.change(hue, { target: { value: degrees } });
      await expect(status).toHaveTextContent(/^All/);
    }
    const quiet = canvas.getByRole('textbox', { name: 'quiet, light' });
    await userEvent.clear(quiet);
    await userEvent.type(quiet, '#999');
    await expect(status).toHaveTextContent('quiet on paper, light; quiet on raised, light');
    const [row] = canvas.getAllByRole('row', { name: /^quiet on paper/ });
    await expect(row).toHaveTextContent('below 3 : 1');
    await expect(canvas.getByText(/--color-quiet: light-dark\(#999, oklch/)).toBeVisible();
    for (const value of [
      '#999x',
      '#000}',
      'red/*',
      'inherit',
      'currentColor',
      'rgb(0 0 0 / 0.9)',
      '',
    ]) {
      fireEvent.change(quiet, { target: { value } });
      await expect(status, value).toHaveTextContent(/^Not measured: quiet, light\./);
      await expect(canvas.queryByText(/--color-quiet: light-dark/)).toBeNull();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Green and sand' }));
    await expect(status).toHaveTextContent(/^All/);
    await expect(canvas.getByText(/--radius-control: 8px;/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'The kit’s own' }));
    await expect(status).toHaveTextContent(/^All/);
    await expect(canvas.queryByText(/--radius-control: /)).toBeNull();
  },
};
