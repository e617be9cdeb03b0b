import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { declineConsent, expect, short, test } from './support/test.ts';

// The unmodified client of next-auth from the registry, in a page of ours.
let source: string;
test.beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: "export * from 'next-auth/react'", resolveDir: 'packages/auth-server' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'nextAuth',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  });
  source = outputFiles[0]?.text ?? '';
});

/** Its functions, in the page: what `call` answers, or why it threw. */
function run<Result>(page: Page, call: string): Promise<Result> {
  return page.evaluate(`(async () => { ${source}; return await (${call}); })()`) as Promise<Result>;
}

const right = `{ email: 'patient@example.org', password: 'ein sehr langes Musterpasswort', redirect: false }`;

test(
  'next-auth’s client signs in, reads its session and signs out in Chromium [R6.1] [R8.2] [R8.3] [R8.4]',
  short,
  async ({ page }) => {
    await page.goto('/preise');
    expect(await run(page, 'nextAuth.getSession()')).toBeNull();
    expect(await run(page, 'nextAuth.getCsrfToken()')).toMatch(/^[0-9a-f]{64}$/);
    const providers = await run<object>(page, 'nextAuth.getProviders()');
    expect(Object.keys(providers)).toEqual(['credentials', 'email']);

    const wrong = `nextAuth.signIn('credentials', { ...${right}, password: 'wrong' })`;
    expect(await run(page, wrong)).toMatchObject({
      ok: false,
      status: 401,
      error: 'CredentialsSignin',
    });
    expect(await run(page, `nextAuth.signIn('credentials', ${right})`)).toMatchObject({
      ok: true,
      status: 200,
      error: null,
    });
    expect(await run(page, 'nextAuth.getSession()')).toMatchObject({
      user: { email: 'patient@example.org', data: { roles: [] } },
    });
    await page.goto('/private');
    await expect(page).toHaveURL(/\/private$/);

    await run(page, `nextAuth.signOut({ redirect: false })`);
    expect(await run(page, 'nextAuth.getSession()')).toBeNull();
    const mail = `nextAuth.signIn('email', { email: 'patient@example.org', redirect: false })`;
    expect(await run(page, mail)).toMatchObject({ ok: true, status: 200, error: null });
  },
);

test('next-auth’s client goes where it is sent', async ({ page }) => {
  await page.goto('/preise');
  const landed = page.waitForURL(/\/private$/);
  await run(
    page,
    `nextAuth.signIn('credentials', { ...${right}, redirect: true, callbackUrl: '/private' })`,
  ).catch(
    // The page is left while the answer is in flight.
    () => {},
  );
  await landed;
  const left = page.waitForURL(/\/impressum$/);
  await run(page, `nextAuth.signOut({ callbackUrl: '/impressum' })`).catch(() => {});
  await left;
  expect(await run(page, 'nextAuth.getSession()')).toBeNull();
});

test('a sign-out that fails is reported, and the page stays [R6.9D]', async ({ page }) => {
  await declineConsent(page);
  await page.goto('/login');
  await run(page, `nextAuth.signIn('credentials', ${right})`);
  await page.goto('/private');
  await page.route('**/api/user/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Abmelden' }).first().click();
  await expect(page.getByText('Sie sind noch angemeldet')).toBeVisible();
  await expect(page).toHaveURL(/\/private$/);
  await page.unroute('**/api/user/logout');
  await page.getByRole('button', { name: 'Abmelden' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
});
