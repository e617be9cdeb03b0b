import { createAuthClient } from '@praxiskit/auth-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Component } from '../login/login-page.tsx';
import { PageStage } from '../test/page-stage.tsx';
import { form } from '../test/sample-form.ts';

test('sending a password ends the request for a passkey, which starts again if the password is wrong', async () => {
  const able = vi
    .spyOn(PublicKeyCredential, 'isConditionalMediationAvailable')
    .mockResolvedValue(true);
  onTestFinished(() => able.mockRestore());
  const questions: AbortSignal[] = [];
  const signIn = Promise.withResolvers<Response>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const path = String(input);
    if (path.endsWith('/csrf')) return Response.json({ csrfToken: 'token' });
    if (!path.endsWith('/passkey/options')) return signIn.promise;
    const signal = init?.signal as AbortSignal;
    questions.push(signal);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  };
  const auth = createAuthClient({ fetch, session: null });
  await render(<PageStage page={Component} data={form} address="/login" auth={auth} />);
  await vi.waitFor(() => expect(questions).toHaveLength(1));
  await page.getByLabelText('E-Mail').fill('erika@example.org');
  await page.getByLabelText('Passwort', { exact: true }).fill('Vier Wolken ohne Hut');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await vi.waitFor(() => expect(auth.getState().status).toBe('loading'));
  expect(questions.map(({ aborted }) => aborted)).toEqual([true]);
  const url = 'http://localhost/login?error=CredentialsSignin';
  signIn.resolve(Response.json({ url }, { status: 401 }));
  await vi.waitFor(() => expect(questions.map(({ aborted }) => aborted)).toEqual([true, false]));
});
