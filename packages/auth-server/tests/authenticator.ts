import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A device with passkeys, as in WebAuthn Level 3: ES256, no attestation. */
export function createAuthenticator(origin: URL) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  /** §6.1: flags for user present (1), verified (4), and an attached key (64). */
  function authenticatorData(flags: number, attached = Buffer.alloc(0)): Buffer {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const rpIdHash = createHash('sha256').update(origin.hostname).digest();
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, attached]);
  }

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: origin.origin, crossOrigin: false }));

  const common = { id: id.toString('base64url'), rawId: id.toString('base64url') };
  const rest = { type: 'public-key', clientExtensionResults: {} };

  return {
    id: common.id,
    /** Like a copy of the device from before its last response. */
    rewind() {
      counter -= 1;
    },
    /** The result of `navigator.credentials.create`. */
    create(challenge: string) {
      const coordinate = (text: string) => Buffer.from(text, 'base64url');
      const key = cborMap([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]);
      const length = Buffer.from([0, id.length]);
      const data = authenticatorData(69, Buffer.concat([Buffer.alloc(16), length, id, key]));
      const attestation = cborMap([
        ['fmt', 'none'],
        ['attStmt', null],
        ['authData', data],
      ]);
      return {
        ...common,
        ...rest,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** The result of `navigator.credentials.get`; `isVerified`: the device has asked for its PIN. */
    get(challenge: string, isVerified = true) {
      const data = authenticatorData(isVerified ? 5 : 1);
      const json = clientData('webauthn.get', challenge);
      const signed = Buffer.concat([data, createHash('sha256').update(json).digest()]);
      return {
        ...common,
        ...rest,
        response: {
          clientDataJSON: json.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}

/** Null is an empty map. */
type Cbor = number | string | Buffer | null;

/** The part of CBOR (RFC 8949) that an authenticator writes. */
function cborMap(entries: readonly [number | string, Cbor][]): Buffer {
  const parts = entries.flatMap(([key, value]) => [cbor(key), cbor(value)]);
  return Buffer.concat([head(5, entries.length), ...parts]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (value === null) return head(5, 0);
  return Buffer.concat([head(2, value.length), value]);
}

function head(major: number, length: number): Buffer {
  const type = major << 5;
  if (length < 24) return Buffer.from([type | length]);
  if (length < 256) return Buffer.from([type | 24, length]);
  return Buffer.from([type | 25, length >> 8, length & 255]);
}
