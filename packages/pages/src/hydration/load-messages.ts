import type { Locale } from '../locale/locale.ts';

/**
 * The texts of the page's language. A failure is a warning [R8.14].
 * @throws where they cannot be loaded: the page that the server rendered is better than one of keys
 */
export async function loadMessages(
  locale: Locale,
  fetcher: typeof fetch,
): Promise<Record<string, unknown>> {
  try {
    const answer = await fetcher(`/_i18n/${locale}/messages.json`);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return (await answer.json()) as Record<string, unknown>;
  } catch (cause) {
    console.warn('The messages could not be loaded', cause);
    throw cause;
  }
}
