/** Encodes pages, once for the cache or chunk by chunk; `@fastify/compress`, slower on streams, does all other bodies. */
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type ZlibOptions,
} from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes; smaller bodies are sent as they are. */
export const compressionThreshold = 860;
export const brotliOptions: BrotliOptions = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};
export const gzipOptions: ZlibOptions = { level: 6 };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Brotli before gzip, whatever their order in the header. */
function negotiate(accept: string): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accept } });
  const accepted = negotiator.encodings(['br', 'gzip']);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Browsers send few different headers; any client can send others, which are not remembered for long. */
const negotiated = new LRUCache<string, Encoding>({ max: 50, memoMethod: negotiate });
const MAX_CACHED_LENGTH = 100;

export function chooseEncoding(accept: string | string[] | undefined): Encoding {
  const header = String(accept ?? '');
  return header.length > MAX_CACHED_LENGTH ? negotiate(header) : negotiated.memo(header);
}

export const encodingFor = (accept: string | string[] | undefined, bytes: number): Encoding =>
  bytes < compressionThreshold ? 'identity' : chooseEncoding(accept);

export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return compressGzip(body, gzipOptions);
  const params = { ...brotliOptions.params, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength };
  return compressBrotli(body, { params });
}

/** Flushes every chunk: a browser shows a streamed page as it arrives. */
export const encodingStream = (encoding: Exclude<Encoding, 'identity'>) =>
  encoding === 'br'
    ? createBrotliCompress({ ...brotliOptions, flush: constants.BROTLI_OPERATION_FLUSH })
    : createGzip({ ...gzipOptions, flush: constants.Z_SYNC_FLUSH });
