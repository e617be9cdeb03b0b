import { isIP } from 'node:net';

/**
 * Host names in the form that addresses use.
 * @throws Error for a text that is no public host's name: an IP address, a port, a scheme, a wildcard
 */
export function ensureHosts(hosts: readonly string[]): ReadonlySet<string> {
  return new Set(
    hosts.map((host) => {
      const url = URL.parse(`https://${host}/`);
      const isName = url?.host === host.toLowerCase() && host.includes('.') && isIP(url.host) === 0;
      if (!isName || !/^[a-z0-9.-]+$/i.test(host)) {
        throw new Error(`Pictures: ${host} is not the name of a host, such as pictures.example`);
      }
      return url.host;
    }),
  );
}
