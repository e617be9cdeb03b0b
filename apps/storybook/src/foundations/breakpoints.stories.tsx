import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Foundations/Breakpoints',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const breakpoints = [
  ['xs', 0, 'phones', ''],
  ['sm', 600, 'large phones, small tablets', 'sm:bg-primary sm:text-on-primary'],
  ['md', 960, 'tablets', 'md:bg-primary md:text-on-primary'],
  ['lg', 1280, 'desks; below it is mobile', 'lg:bg-primary lg:text-on-primary'],
  ['xl', 1920, 'wide screens', 'xl:bg-primary xl:text-on-primary'],
  ['xxl', 2560, 'very wide screens', 'xxl:bg-primary xxl:text-on-primary'],
] as const;

/** Each name applies from its width on; the names that apply now are filled. */
export const Breakpoints: Story = {
  render: () => (
    <ul className="grid gap-3 p-6 sm:p-12">
      {breakpoints.map(([name, width, use, className]) => (
        <li
          key={name}
          data-breakpoint={name}
          className={`flex flex-wrap justify-between gap-x-6 border border-line px-4 py-3 text-small ${className || 'bg-primary text-on-primary'}`}
        >
          <span className="font-[550]">{name}</span>
          <span>{width} px</span>
          <span className="basis-60 text-right">{use}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const root = getComputedStyle(document.documentElement);
    for (const [name, width] of breakpoints.slice(1)) {
      await expect(root.getPropertyValue(`--breakpoint-${name}`)).toBe(`${width}px`);
      const box = canvasElement.querySelector(`[data-breakpoint="${name}"]`) as HTMLElement;
      const isOn = getComputedStyle(box).backgroundColor !== 'rgba(0, 0, 0, 0)';
      await expect(isOn, name).toBe(innerWidth >= width);
    }
  },
};
