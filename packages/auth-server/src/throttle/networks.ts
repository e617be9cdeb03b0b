import ipaddr from 'ipaddr.js';

/**
 * The keys by which an address is counted: the address itself, and its network. In IPv6 a customer has at
 * least a /64 and often a /48 or /56, so single addresses do not count. Text that is not an address (a
 * proxy's header may contain any text) counts as one network.
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
