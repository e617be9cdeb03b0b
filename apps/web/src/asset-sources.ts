/**
 * The style sheets of a build, beside `site`, which is in every page, and `late`, below the first
 * screen: `intern` is in forms and on public pages of signed-in visitors, the others in the pages that
 * name them. Vite's configuration reads it, too, so it imports nothing that changes while Vite runs.
 */
export const sheets = [
  'home',
  'treatment',
  'prices',
  'day',
  'text',
  'gate',
  'intern',
  'account',
  'staff',
  'bench',
];
