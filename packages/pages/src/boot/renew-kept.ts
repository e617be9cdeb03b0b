import type { PageSession } from '../page-session.ts';
import { isChosen } from '../payload/payload-address.ts';
import type { Recovery } from '../version/recovery.ts';
import type { BootedPage } from './boot.ts';
import { readPayload } from './read-payload.ts';

/**
 * A page restored for Back and Forward has received no events meanwhile. It is reloaded if its
 * visitor has signed in or out, or has chosen another language. It stays while the server cannot
 * answer, and if the visitor has typed there, because that input exists only on this page.
 */
export async function renewKept(
  { data, personal }: BootedPage,
  fetcher: typeof fetch,
  recovery: Pick<Recovery, 'renew'>,
): Promise<void> {
  if (data.kind === 'standalone' || isTyped()) return;
  const { locale, state } = data;
  const session = personal?.session ?? state?.site?.session ?? null;
  const isExplicit = new URLSearchParams(location.search).has('lang');
  const answer = await readPayload(locale, fetcher);
  // Checked again: the visitor may have typed meanwhile.
  if (!answer || isTyped()) return;
  if (!isExplicit && !isChosen(locale)) return void recovery.renew(force);
  // The server could not know the visitor in time: that does not mean that they have signed out.
  if (answer.personal?.session === null) return;
  const now = answer.personal?.session ?? answer.site?.session ?? null;
  if (answer.redirect !== undefined || idOf(now) !== idOf(session)) recovery.renew(force);
}

/** A reloaded page is not a restored one, so it does not reload itself again. */
const force = { force: true };

const idOf = (session: PageSession | null) => session?.user.data.id;

/**
 * A switch outside of a form, such as one of consent, stores its choice itself; all other input
 * exists only on this page.
 */
function isTyped(): boolean {
  return [...(window.__early?.typed ?? [])].some((target) => {
    const { form, type } = target as HTMLInputElement;
    return form || !/^(checkbox|radio)$/.test(type);
  });
}
