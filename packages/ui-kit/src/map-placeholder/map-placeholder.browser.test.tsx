import { MapPlaceholder } from '@praxiskit/ui-kit';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

test('no request is sent to the provider until the visitor allows it', async () => {
  const onAllow = vi.fn();
  await render(
    <MapPlaceholder
      title="Aurelia"
      address={['Musterstraße 12', '99423 Weimar']}
      provider="OpenStreetMap"
      href="https://www.openstreetmap.org/"
      onAllow={onAllow}
    />,
  );
  const requests = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('openstreetmap'));
  expect(requests).toEqual([]);
  await expect.element(page.getByText('99423 Weimar')).toBeVisible();
  expect(onAllow).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Load the map' }).click();
  expect(onAllow).toHaveBeenCalledOnce();
});

test('the link opens a new tab, says so, and sends no referrer', async () => {
  await render(
    <MapPlaceholder
      title="Aurelia"
      address={[]}
      provider="OpenStreetMap"
      href="https://www.openstreetmap.org/"
      onAllow={() => {}}
    />,
  );
  const link = page.getByRole('link', { name: 'Open in OpenStreetMap, opens in a new tab' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});
