import ipaddr from 'ipaddr.js';

/**
 * What an address is counted as: itself, and the network around it. A customer of IPv6 holds a /64 at
 * least and often a /48 or /56, so that single addresses say nothing. Anything that is no address
 * (a proxy's header may hold any text) is one network of its own.
 */
export function networksOf(address: string): { own: string; around: string } {
  if (!ipaddr.isValid(address)) return { own: 'unknown', around: 'unknown' };
  // An IPv4 address in IPv6 form is that IPv4 address.
  const parsed = ipaddr.process(address);
  const bytes = parsed.toByteArray();
  const [own, around] = parsed.kind() === 'ipv4' ? [4, 3] : [8, 6];
  const prefix = (length: number) => `${parsed.kind()} ${bytes.slice(0, length).join('.')}`;
  return { own: prefix(own), around: prefix(around) };
}
