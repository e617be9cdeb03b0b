import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageStage } from '../test/page-stage.tsx';
import { Retention } from './retention.tsx';

test.each([320, 390, 768, 1440])(
  'at %i px every bar starts and ends on the axis',
  async (width) => {
    await page.viewport(width, 800);
    const screen = await render(<PageStage page={Retention} data={null} address="/user" />);
    await expect.element(screen.getByText('Behandlungsunterlagen')).toBeVisible();
    const edges = (selector: string) =>
      [...screen.container.querySelectorAll(selector)].map((one) => {
        const { left, right } = one.getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      });
    const tracks = edges('.pk-account-span');
    expect(tracks).toHaveLength(4);
    expect(new Set([...tracks, ...edges('.pk-account-years')].map(String)).size).toBe(1);
  },
);
