/**
 * The score of one answer as the MDN HTTP Observatory gives it, computed by its published rules
 * (algorithm 4, https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). Its package is
 * not used, because it fetches lists at its installation and asks hosts on the public ports alone. For a
 * site by HTTPS that has no answer by HTTP, is on no preload list, and shares nothing across origins.
 */
export function observatoryScore(headers: Headers, html = ''): number {
  const policy = policyOf(headers.get('content-security-policy'));
  const modifiers = [
    scorePolicy(policy),
    scoreCookies(headers.getSetCookie(), headers.has('strict-transport-security')),
    scoreSharing(headers.get('access-control-allow-origin')),
    scoreReferrer(headers.get('referrer-policy')),
    scoreTransport(headers.get('strict-transport-security')),
    scoreScripts(html),
    headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    scoreFraming(policy, headers.get('x-frame-options')),
    scoreResources(headers.get('cross-origin-resource-policy')),
  ];
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 100);
  const withoutCredit = sum(modifiers.filter((value) => value < 0));
  // Extra credit counts only where nothing much is missing.
  return withoutCredit >= 90 ? sum(modifiers) : Math.max(0, withoutCredit);
}

type Policy = ReadonlyMap<string, readonly string[]>;

function policyOf(header: string | null): Policy {
  const directives = (header ?? '').split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.filter(([name]) => name).map(([name = '', ...list]) => [name, list]));
}

const broad = new Set(['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'data:', 'blob:']);

function scorePolicy(policy: Policy): number {
  if (policy.size === 0) return -25;
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isHashed = (list: readonly string[]) =>
    list.some((source) => /^'(sha|nonce-)/.test(source));
  const isUnsafe = (list: readonly string[]) =>
    list.some((source) => broad.has(source) || (source === "'unsafe-inline'" && !isHashed(list)));
  const scripts = sourcesOf('script-src');
  const styles = sourcesOf('style-src');
  if (isUnsafe(scripts) || sourcesOf('object-src').some((source) => broad.has(source))) return -20;
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (isUnsafe(styles)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function scoreCookies(cookies: readonly string[], isHttpsAlone: boolean): number {
  if (cookies.length === 0) return 0;
  const isOfSession = (line: string) => /login|sess/i.test(line.split('=')[0] ?? '');
  const isSecure = (line: string) => /;\s*secure/i.test(line);
  if (cookies.some((line) => isOfSession(line) && !/;\s*httponly/i.test(line))) return -30;
  if (!cookies.filter(isOfSession).every(isSecure)) return isHttpsAlone ? -10 : -40;
  if (!cookies.every(isSecure)) return isHttpsAlone ? -5 : -20;
  return cookies.every((line) => /;\s*samesite=(lax|strict)/i.test(line)) ? 5 : 0;
}

function scoreSharing(origin: string | null): number {
  return origin === null ? 0 : -50;
}

function scoreReferrer(policy: string | null): number {
  if (policy === null) return 0;
  const isPrivate = /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(policy);
  return isPrivate ? 5 : -5;
}

function scoreTransport(header: string | null): number {
  const seconds = /max-age=(\d+)/.exec(header ?? '')?.[1];
  if (seconds === undefined) return -20;
  return Number(seconds) >= 15_768_000 ? 0 : -10;
}

/** Scripts of the site itself need no integrity. */
function scoreScripts(html: string): number {
  return /<script[^>]+src=["']?(?:https?:)?\/\//.test(html) ? -50 : 0;
}

function scoreFraming(policy: Policy, header: string | null): number {
  if (policy.has('frame-ancestors')) return 5;
  return header === 'DENY' || header === 'SAMEORIGIN' ? 0 : -20;
}

function scoreResources(header: string | null): number {
  return header === 'same-origin' || header === 'same-site' ? 10 : 0;
}
