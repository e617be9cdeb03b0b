import type { HydrateOptions } from './hydrate.tsx';

/** Takes over the page that the server rendered. React and the router come with this call. */
export async function hydratePage<Facts extends object>(
  options: HydrateOptions<Facts>,
): Promise<void> {
  const { hydrate } = await import('./hydrate.tsx');
  return hydrate(options);
}
