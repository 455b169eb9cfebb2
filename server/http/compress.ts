/** Chooses the encoding of an answer and makes it; small and already dense bodies stay as they are. */
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliOptions,
} from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const SMALLEST = 860;
const brotliOptions: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli before gzip, unless the client gives them weight 0. */
export function chooseEncoding(accept: string | string[] | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const part of String(accept ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', ...parameters] = part.trim().split(';');
    const weight = parameters.map(text => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean);
    weights.set(name.trim(), weight === undefined ? 1 : Number(weight));
  }
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

export function encodingFor(req: IncomingMessage, bytes: number): Encoding {
  return bytes < SMALLEST ? 'identity' : chooseEncoding(req.headers['accept-encoding']);
}

export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return encoding === 'br'
    ? brotli(body, {
        params: { ...brotliOptions.params, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
      })
    : zip(body, { level: 6 });
}

/** For streams: every chunk leaves at once instead of waiting for the window to fill. */
export function encodingStream(encoding: Exclude<Encoding, 'identity'>) {
  return encoding === 'br'
    ? createBrotliCompress({ ...brotliOptions, flush: constants.BROTLI_OPERATION_FLUSH })
    : createGzip({ level: 6, flush: constants.Z_SYNC_FLUSH });
}
