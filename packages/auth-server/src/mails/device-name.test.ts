import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const linux = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${linux} Chrome/150.0.0.0 Safari/537.36`, 'Chrome unter Linux'],
  [`${linux} HeadlessChrome/150.0.0.0 Safari/537.36`, 'Chrome unter Linux'],
  [`${linux} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`, 'Edge unter Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari unter macOS',
  ],
  ['curl/8.0', 'ein unbekanntes Gerät'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent, 'de')).toBe(name);
});
