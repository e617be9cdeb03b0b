const YEAR = 365 * 24 * 60 * 60;

/** Keeps the chosen language and loads the same page anew in it, without `?lang` [R9.3]. */
export function chooseLocale(locale: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `locale=${locale}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
  const target = new URL(location.href);
  target.searchParams.delete('lang');
  if (target.href === location.href) location.reload();
  else location.replace(target);
}
