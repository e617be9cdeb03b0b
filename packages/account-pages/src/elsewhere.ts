/** In place of a page's data: the path of this site to go to. */
export interface Elsewhere {
  redirect: string;
}

export const isElsewhere = (found: unknown): found is Elsewhere =>
  typeof found === 'object' && found !== null && 'redirect' in found;
