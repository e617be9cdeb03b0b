import { expect, test } from 'vitest';
import { installedChromiums } from './chromium.ts';

const machine = (files: string[], env: NodeJS.ProcessEnv = {}) =>
  ({ env, platform: 'linux', exists: (file: string) => files.includes(file) }) as const;

test('CHROMIUM_PATH alone is used where it is set', () => {
  const env = { CHROMIUM_PATH: '/mine/chrome', PATH: '/bin' };
  expect(installedChromiums(machine(['/bin/chromium'], env))).toEqual(['/mine/chrome']);
});

test('a headless shell on PATH comes first, then whole browsers, then the usual places of the system', () => {
  const files = ['/snap/bin/chromium', '/b/google-chrome', '/a/chromium-headless-shell'];
  expect(installedChromiums(machine(files, { PATH: '/a:/b' }))).toEqual([
    '/a/chromium-headless-shell',
    '/b/google-chrome',
    '/snap/bin/chromium',
  ]);
  expect(installedChromiums(machine([], { PATH: '/a:/b' }))).toEqual([]);
});
