import { BlockList, isIP } from 'node:net';

/**
 * Addresses that are not public unicast, from the registries of special-purpose addresses:
 * https://www.iana.org/assignments/iana-ipv4-special-registry and …/iana-ipv6-special-registry.
 */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Within 2000::/3, outside of which no address is public. Some of them carry IPv4 addresses. */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const blocked = listOf(special4, 'ipv4');
const blocked6 = listOf(special6, 'ipv6');
const global6 = listOf(['2000::/3'], 'ipv6');

/** False for private, loopback, link-local and every other reserved address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !blocked.check(address, 'ipv4');
  return version === 6 && global6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6');
}

function listOf(ranges: readonly string[], type: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), type);
  }
  return list;
}
