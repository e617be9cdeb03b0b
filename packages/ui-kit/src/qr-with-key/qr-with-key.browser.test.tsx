import { QrCode, QrWithKey } from '@praxiskit/ui-kit';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const text = `otpauth://totp/Aurelia:erika%40example.org?secret=${secret}&issuer=Aurelia`;

afterEach(() => vi.restoreAllMocks());

test('the QR code is a named picture, beside the key in groups of four', async () => {
  await render(<QrWithKey text={text} secret={secret} />);
  await expect.element(page.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  await expect
    .element(page.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP'))
    .toBeInTheDocument();
});

test('the picture has the three finders, in a quiet zone of four modules', async () => {
  const { container } = await render(<QrCode text="A" label="A" />);
  const svg = container.querySelector('svg');
  // Version 1: 21 modules, and four at each side.
  expect(svg?.getAttribute('viewBox')).toBe('0 0 29 29');
  const dark = svg?.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  for (const corner of ['M4 4h7v1', 'M18 4h7v1', 'M4 18h7v1', 'M4 24h7v1'])
    expect(dark).toContain(corner);
  expect(dark).not.toMatch(/M[0-3] /);
});

test('the button copies the key without its spaces, by keyboard, and says so', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await render(<QrWithKey text={text} secret="JBSW Y3DP" />);
  // Without a style sheet the link for phones is there, too.
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Copy' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
  expect(write).toHaveBeenCalledWith('JBSWY3DP');
});

test('where copying is not allowed the key is selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
  await render(<QrWithKey text={text} secret="JBSWY3DP" />);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('The key is selected; please copy it yourself.');
  expect(getSelection()?.toString()).toBe('JBSW Y3DP');
});

test('without scripts code and key are there', () => {
  const html = renderToString(<QrWithKey text={text} secret={secret} />);
  expect(html).toContain('<svg');
  expect(html).toContain('JBSW Y3DP EHPK');
});

test('a text that is too long is refused', () => {
  expect(() => renderToString(<QrCode text={'a'.repeat(2400)} label="A" />)).toThrow(RangeError);
});

test('on a phone, whose camera cannot see its own screen, a link opens the app', async () => {
  await render(<QrWithKey text={text} secret={secret} />);
  const link = page.getByRole('link', { name: 'Open in the app on this phone' });
  await expect.element(link).toHaveAttribute('href', text);
});
