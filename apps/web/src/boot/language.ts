import { chooseLocale } from '../client/locale.ts';

/**
 * Until React has the page, the language switch is a plain link to `?lang`; who uses it wants to be
 * remembered all the same. React's own handler comes first, and has the click then.
 */
export function rememberLanguage(): void {
  document.addEventListener('click', (event) => {
    const { target, button } = event;
    const isPlain = button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (event.defaultPrevented || !isPlain || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('nav a[hreflang]');
    if (!link) return;
    event.preventDefault();
    chooseLocale(link.hreflang);
  });
}
