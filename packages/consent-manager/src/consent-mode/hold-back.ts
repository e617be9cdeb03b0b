import { analyticsHosts } from '../items/analytics-hosts.ts';
import { attempt } from '../lifecycle/attempt.ts';

const names = analyticsHosts.map((host) => host.replace(/^https:\/\/(\*\.)?/, ''));

/** Whether a request goes to the tag's hosts, and for no other tag than this one. */
function isOfTag(address: string | URL | Request, id: string) {
  const text = address instanceof Request ? address.url : String(address);
  const url = attempt(() => new URL(text, location.href));
  const isTheirs = names.some((name) => `.${url?.hostname}`.endsWith(`.${name}`));
  return isTheirs && (url?.searchParams.get('tid') ?? id) === id;
}

/**
 * From now on, while `isOff`, the page's requests for this tag are not sent, and are answered as if they
 * had arrived: a tag that gets an error tries another way. Google's tag keeps events for some seconds, or until
 * the page is left, and sends them even when it was switched off meanwhile.
 */
export function holdBack(id: string, isOff: () => boolean): void {
  const { fetch } = window;
  const { sendBeacon } = navigator;
  const isHeld = (address: string | URL | Request) => isOff() && isOfTag(address, id);
  window.fetch = async (input, init) =>
    isHeld(input) ? new Response(null, { status: 204 }) : fetch(input, init);
  navigator.sendBeacon = (address, data) =>
    isHeld(address) || sendBeacon.call(navigator, address, data);
}
