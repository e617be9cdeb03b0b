/**
 * `npm run test:long` runs everything. The suite of each change has 12 minutes: there, tests whose
 * subject another test has in a smaller form are left out.
 */
export const isLong = Boolean(process.env.TEST_LONG);
