const YEAR = 365 * 24 * 60 * 60;

/**
 * Stores the chosen language and reloads the page in it, without `?lang` [R9.3]. The cookie is read
 * back first: Chromium writes it asynchronously, and on a busy machine the page would be requested
 * without it.
 */
export function chooseLocale(locale: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `locale=${locale}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
  void document.cookie;
  const target = new URL(location.href);
  target.searchParams.delete('lang');
  if (target.href === location.href) location.reload();
  else location.replace(target);
}
