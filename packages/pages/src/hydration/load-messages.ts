import type { Locale } from '../locale/locale.ts';

/** The texts of the page's language. Without them the page still works: its keys are shown [R8.14]. */
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
    return {};
  }
}
