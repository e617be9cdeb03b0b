/**
 * Whether a click is on an element that opens the settings; it then prevents the element's own action. It may be a
 * link, for example to the privacy policy, for browsers without scripts.
 */
export function interceptOpenClick(event: Event): boolean {
  const { target } = event;
  if (!(target instanceof Element && target.closest('[data-consent-open]'))) return false;
  event.preventDefault();
  return true;
}
