import { expect, it, vi } from 'vitest';
import { createPublicData } from './public-data.ts';

const answer = { practice: { name: 'Aurelia' } };

it('the public data are requested once, and kept [R8.1]', async () => {
  const fetcher = vi.fn(async () => Response.json(answer));
  const data = createPublicData(fetcher, false);
  expect(data.get()).toBeNull();
  expect(await Promise.all([data.load(), data.load()])).toEqual([answer, answer]);
  expect(await data.load()).toEqual(answer);
  expect(data.get()).toEqual(answer);
  expect(fetcher).toHaveBeenCalledOnce();
});

it('with no_cookies they are not requested [R8.1D]', async () => {
  const fetcher = vi.fn(async () => Response.json(answer));
  expect(await createPublicData(fetcher, true).load()).toBeNull();
  expect(fetcher).not.toHaveBeenCalled();
});

it('a failure causes a warning, and the next caller requests them again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fetcher = vi.fn(async () => Response.json(answer));
  fetcher.mockResolvedValueOnce(new Response('', { status: 503 }));
  const data = createPublicData(fetcher, false);
  expect(await data.load()).toBeNull();
  expect(await data.load()).toEqual(answer);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
