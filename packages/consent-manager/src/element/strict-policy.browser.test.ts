import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => localStorage.clear());

const at = (path: string) => new URL(path, import.meta.url).pathname;

const policy = [
  "default-src 'none'",
  "script-src 'self' https://www.googletagmanager.com",
  "style-src 'self'",
  'frame-src data:',
  "connect-src 'self' ws:",
  "require-trusted-types-for 'script'",
  'trusted-types praxiskit-consent',
].join('; ');

test('on a plain page with a strict policy and Trusted Types, dialog, scripts, frames and the tag work', async () => {
  const frame = document.createElement('iframe');
  frame.srcdoc = `<!doctype html><html lang="de"><head>
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <link rel="stylesheet" href="${at('../styles.css')}">
    <script>document.documentElement.dataset.loose = 'true'</script></head>
    <body><iframe data-consent="video" data-src="data:text/html,Film" title="Film"></iframe>
    <script type="text/plain" data-consent="count" src="${at('../../tests/strict-script.js')}"></script>
    <script type="module" src="${at('../../tests/strict-page.ts')}"></script></body></html>`;
  document.body.append(frame);
  await vi.waitFor(() => expect(frame.contentDocument?.body.firstElementChild).toBeTruthy());
  const page = frame.contentDocument as Document;
  const violations: string[] = [];
  page.addEventListener('securitypolicyviolation', (event) => {
    violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
  });
  const press = (name: string) => {
    const buttons = [...page.querySelectorAll<HTMLButtonElement>('consent-dialog button')];
    const button = buttons.find(({ textContent }) => textContent?.includes(name));
    expect(button, name).toBeDefined();
    button?.click();
  };
  await vi.waitFor(() => expect(page.querySelector('dialog')).toBeTruthy(), 10_000);
  // The policy holds: what is written into the page does not run.
  expect(page.documentElement.dataset.loose).toBe(undefined);
  const { backgroundColor } = getComputedStyle(page.querySelector('dialog') as Element);
  expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  press('Einstellungen');
  expect(page.querySelector('dialog b')?.textContent).toBe('Anbieter');
  expect(page.querySelector('script[src*="googletagmanager"]')).toBe(null);
  press('Alle akzeptieren');
  await vi.waitFor(() => expect(page.documentElement.dataset.ran).toBe('1'));
  expect(page.querySelectorAll('script[src*="googletagmanager"]')).toHaveLength(2);
  expect(page.querySelector('iframe')?.getAttribute('src')).toBe('data:text/html,Film');
  // The page's own script is refused, sometimes after this has begun to listen.
  const own = violations.indexOf('script-src-elem inline ');
  if (own >= 0) violations.splice(own, 1);
  expect(violations).toEqual([]);
  frame.remove();
});
