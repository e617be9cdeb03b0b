import type { World } from './world.ts';

/** The possible fates of one request. */
export const fates = [
  'delivered',
  'delivered',
  'delivered',
  'lost',
  'answer lost',
  'delayed',
  'answer delayed',
  'repeated',
  'refused',
  'invalid',
  'busy',
  'throttled',
] as const;
export type Fate = (typeof fates)[number];

const refusal = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json({ statusCode: status, code, message: code }, { status, headers });

/**
 * A network between clients and the server that loses, delays, repeats and refuses by a given list;
 * `onWrite` gets each write that reaches the server, with the rows before and after it.
 */
export function createNet(
  { deliver: reach, settle }: World,
  given: readonly Fate[],
  onWrite: (client: number, before: string, after: string) => void,
) {
  const next = [...given];
  const held: (() => void)[] = [];
  let isGood = true;
  /** Idempotency keys that have reached the server. */
  const known = new Set<string>();

  const wait = () =>
    isGood ? Promise.resolve() : new Promise<void>((resolve) => void held.push(resolve));

  const deliver = async (client: number, path: string, init: RequestInit): Promise<Response> => {
    const key = new Headers(init.headers).get('idempotency-key');
    if (key !== null) known.add(key);
    const { answer, before, after } = await reach(path, init);
    if (after !== before) onWrite(client, before, after);
    return answer;
  };

  const fetchAs =
    (client: number): typeof fetch =>
    async (input, init = {}) => {
      const path = String(input);
      const isModel = path.includes('/model/');
      const fate = isGood || isModel ? 'delivered' : (next.shift() ?? 'delivered');
      switch (fate) {
        case 'lost':
          throw new TypeError('lost');
        case 'answer lost':
          await deliver(client, path, init);
          throw new TypeError('answer lost');
        case 'delayed':
          await wait();
          return deliver(client, path, init);
        case 'answer delayed': {
          const answer = await deliver(client, path, init);
          await wait();
          return answer;
        }
        case 'repeated': {
          const answer = await deliver(client, path, init);
          await deliver(client, path, init);
          return answer;
        }
        case 'refused':
          return refusal(403, 'FORBIDDEN');
        case 'invalid':
          // An earlier answer is repeated.
          if (known.has(new Headers(init.headers).get('idempotency-key') ?? '')) {
            return deliver(client, path, init);
          }
          return init.method === 'POST' || init.method === 'PUT'
            ? refusal(422, 'VALIDATION_FAILED')
            : refusal(403, 'FORBIDDEN');
        case 'busy':
          return refusal(503, 'UNAVAILABLE', { 'retry-after': '3' });
        case 'throttled':
          return refusal(429, 'TOO_MANY_REQUESTS', { 'retry-after': '5' });
        default:
          return deliver(client, path, init);
      }
    };

  return {
    fetchAs,
    /** From now on the given failures apply. */
    worsen() {
      isGood = false;
    },
    /** Lets one of the held requests continue. */
    async release(at: number) {
      held.splice(at % Math.max(held.length, 1), 1)[0]?.();
      await settle();
    },
    /** From now on everything arrives. */
    async mend() {
      isGood = true;
      for (const go of held.splice(0)) go();
      await settle();
    },
  };
}
