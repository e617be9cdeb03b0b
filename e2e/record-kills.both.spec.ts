import type { BrowserContext, Page } from '@playwright/test';
import { isLong } from '@praxiskit/test-support/tier';
import { keptRecords } from './support/kept.ts';
import { expect, signIn, testOnOwnSite } from './support/test.ts';

const test = testOnOwnSite();

const ROUNDS = isLong ? 1000 : 2;
const street = (page: Page) => page.getByLabel('Straße und Hausnummer');

const patient = { timeout: 60_000 };

interface Stored {
  street: string;
  version: number;
}

/** The patient's own record, as the server has it; null while it cannot be reached. */
async function stored({ request }: BrowserContext): Promise<Stored | null> {
  const answer = await request.get('/api/profiles/').catch(() => null);
  if (answer?.ok() !== true) return null;
  const [profile] = (await answer.json()) as Stored[];
  return profile ?? null;
}

/** Reads again until the server can be reached: it is away for moments after its start. */
async function storedSoon(context: BrowserContext): Promise<Stored> {
  let found: Stored | null = null;
  await expect
    .poll(async () => {
      found = await stored(context);
      return found;
    }, patient)
    .not.toBeNull();
  return found as unknown as Stored;
}

async function openAccount(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // A server that has just started, on a busy machine, answers 503 at first: its visitors try again.
  await expect.poll(async () => (await page.goto('/user'))?.status(), patient).toBe(200);
  await expect(street(page)).not.toHaveValue('', patient);
  return page;
}

test('a change during whose save a process is killed is stored at most once, and always if it was acknowledged [R7.8]', async ({
  page: first,
  context,
  site,
}) => {
  test.setTimeout(isLong ? 4 * 3_600_000 : 180_000);
  await signIn(first, 'patient2@example.org');
  let page = await openAccount(context);
  await first.close();
  const acknowledged = new Set<string>();
  context.on('response', async (response) => {
    const request = response.request();
    if (request.method() === 'PUT' && response.ok()) {
      acknowledged.add((request.postDataJSON() as Stored).street);
    }
  });

  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await storedSoon(context);
    const value = `Musterweg ${round}`;
    await street(page).fill(value);
    // From before the save begins (500 ms) to after its answer.
    await page.waitForTimeout(400 + ((round * 137) % 400));
    // A start of the server takes longest: it is every fourth kill, and every eighth is of both.
    const [isServer, isPage] = [round % 4 === 0, round % 8 !== 0];
    if (isServer) await site.kill();
    if (isPage) await page.close();
    if (isServer) await site.restart();
    if (isPage) page = await openAccount(context);

    // A page that is gone before its save begins has saved nothing, and has said nothing else.
    const mayBeLost = isPage && !acknowledged.has(value);
    const allowed = [value, ...(mayBeLost ? [before.street] : [])];
    await expect
      .poll(async () => (await stored(context))?.street, patient)
      .toMatch(new RegExp(`^(${allowed.join('|')})$`));
    await expect.poll(() => keptRecords(page), patient).toEqual([]);
    const after = await storedSoon(context);
    const isStored = after.street === value;
    expect([round, after.version]).toEqual([round, before.version + (isStored ? 1 : 0)]);
    await expect(street(page)).toHaveValue(after.street);
    if ((round + 1) % 100 === 0) console.log(`${round + 1} kills, each saved once or never`);
  }
});
