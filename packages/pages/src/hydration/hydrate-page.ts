import type { HydrateOptions } from './hydrate.tsx';

/**
 * Takes over the page that the server rendered. React and the router come with this call. Where it
 * rejects, the page stays readable.
 *
 * @throws what a script's import, the messages, or a fetched payload failed with; what `connect` throws
 */
export async function hydratePage<Facts extends object>(
  options: HydrateOptions<Facts>,
): Promise<void> {
  const { hydrate } = await import('./hydrate.tsx');
  return hydrate(options);
}
