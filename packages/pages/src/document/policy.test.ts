import { expect, it } from 'vitest';
import { contentSecurityPolicy, developmentPolicy, sourceHash } from './policy.ts';

it('allows the inline content of the build by its hash, and nothing unsafe for scripts', () => {
  const policy = contentSecurityPolicy({ scripts: ['a()'], styles: ['b{}'] });
  expect(policy).toContain(`script-src 'self' ${sourceHash('a()')}`);
  expect(policy).toContain(`style-src 'self' ${sourceHash('b{}')}`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe|unsafe-eval/);
  expect(policy).toContain("require-trusted-types-for 'script'");
});

it('allows the hosts of the site in development, too, beside what is allowed there', () => {
  const policy = developmentPolicy({ 'frame-src': ['https://film.example'] });
  expect(policy).toContain("frame-src 'self' ws: data: https://film.example");
  expect(policy).toContain("script-src 'self' 'unsafe-inline'");
});

it('allows a host only in the directive for which the site names it', () => {
  const tiles = 'https://tiles.example';
  const sources = { 'img-src': [tiles], 'frame-src': ['https://map.example'] };
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, sources);
  expect(policy).toContain(`img-src 'self' data: ${tiles};`);
  expect(policy).toContain("frame-src 'self' https://map.example");
  expect(policy.split(tiles)).toHaveLength(2);
});
