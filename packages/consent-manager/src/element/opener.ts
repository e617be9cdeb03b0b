/**
 * Whether a click is on what opens the settings. It may be a link, to the privacy policy for instance,
 * for those whose browser runs no script: it must not lead there.
 */
export function interceptOpenClick(event: Event): boolean {
  const { target } = event;
  if (!(target instanceof Element && target.closest('[data-consent-open]'))) return false;
  event.preventDefault();
  return true;
}
