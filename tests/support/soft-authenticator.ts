/** A passkey in software, for tests: it answers the ceremonies of WebAuthn as a browser with an ES256 authenticator does. */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

const head = (type: number, size: number): Buffer =>
  size < 24
    ? Buffer.from([(type << 5) | size])
    : size < 256
      ? Buffer.from([(type << 5) | 24, size])
      : Buffer.from([(type << 5) | 25, size >> 8, size & 255]);

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.byteLength), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)]),
  ]);
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const encode = (data: Buffer | string) => Buffer.from(data).toString('base64url');

interface Deviation {
  /** Of the page, instead of Studio's. */
  origin?: string;
  /** Presence alone: the person was not verified. */
  unverified?: boolean;
  /** Instead of the next one. */
  counter?: number;
}

const PRESENT = 1;
const VERIFIED = 4;
const ATTESTED = 64;

/** @param origin of Studio. */
export function softAuthenticator(origin: string) {
  const id = randomBytes(16);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose = new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  let counter = 0;

  const clientData = (type: string, challenge: string, by: Deviation) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: by.origin ?? origin, crossOrigin: false }));

  function authenticatorData(by: Deviation, attested = Buffer.alloc(0)): Buffer {
    counter = by.counter ?? counter + 1;
    const flags = PRESENT | (by.unverified ? 0 : VERIFIED) | (attested.byteLength > 0 ? ATTESTED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, attested]);
  }

  const credential = { id: encode(id), rawId: encode(id), type: 'public-key', clientExtensionResults: {} };

  return {
    id: credential.id,

    /** Answers `navigator.credentials.create`. */
    create({ challenge }: { challenge: string }, by: Deviation = {}) {
      const size = Buffer.from([id.byteLength >> 8, id.byteLength & 255]);
      const attested = Buffer.concat([Buffer.alloc(16), size, id, cbor(cose)]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(by, attested)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: encode(clientData('webauthn.create', challenge, by)),
          attestationObject: encode(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },

    /** Answers `navigator.credentials.get`. */
    get({ challenge }: { challenge: string }, by: Deviation = {}) {
      const client = clientData('webauthn.get', challenge, by);
      const data = authenticatorData(by);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(signature),
        },
      };
    },
  };
}
