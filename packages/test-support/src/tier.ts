const tiers = ['short', 'all', 'long'] as const;

/**
 * Which tests run. `short` (`npm test`): all but the files named `*.all.test.*`, which prove more of what another test
 * proves in a smaller way. `all` (`npm run test:all`, and a file that is named): those, too. `long`
 * (`npm run test:long`): everything in full, which takes hours.
 */
const suite = process.env.SUITE || 'all';
if (!(tiers as readonly string[]).includes(suite)) {
  throw new Error(`SUITE is ${suite}; it can be ${tiers.join(', ')}.`);
}

export const isShort = suite === 'short';
export const isLong = suite === 'long';
