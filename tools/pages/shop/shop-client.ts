/** Client for the public API of a running shop: GraphQL documents with many fields each, and image requests. */
import { isRecord } from '#kernel/is-record.ts';

/** Fields per document; shops limit the number of aliases in a document. */
const fieldsPerDocument = 25;
const parallelRequests = 6;
const timeoutMs = 20_000;

export interface ShopClient {
  /** Results of the fields, written as GraphQL without an alias, in the given order. */
  ask(fields: readonly string[]): Promise<unknown[]>;
  hasPicture(file: string): Promise<boolean>;
}

/** @param origin origin of the shop, such as `http://localhost:3000`. */
export function createShopClient(origin: string, apiKey = 'pages-lint'): ShopClient {
  const base = origin.replace(/\/+$/, '');

  async function send(fields: readonly string[]): Promise<unknown[]> {
    const query = `query PagesLint { ${fields.map((field, index) => `f${index}: ${field}`).join(' ')} }`;
    const response = await request(`${base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-apikey': apiKey },
      body: JSON.stringify({ query }),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    const data = isRecord(answer) ? answer['data'] : undefined;
    if (!isRecord(data)) throw new Error(`${base}/graphql failed: ${reasonOf(answer, response)}`);
    return fields.map((_, index) => data[`f${index}`]);
  }

  return {
    async ask(fields) {
      const documents = Array.from({ length: Math.ceil(fields.length / fieldsPerDocument) }, (_, index) =>
        fields.slice(index * fieldsPerDocument, (index + 1) * fieldsPerDocument),
      );
      return (await inParallel(documents, send)).flat();
    },
    async hasPicture(file) {
      const address = `${base}/images/pagewidget/raw/${encodeURIComponent(file)}`;
      const { ok, status } = await request(address, { method: 'HEAD' });
      if (!ok && status !== 404) throw new Error(`${address} failed: HTTP ${status}`);
      return ok;
    },
  };
}

async function request(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw new Error(`No shop answers at ${address}. Is it running?`, { cause: error });
  }
}

function reasonOf(answer: unknown, { status }: Response): string {
  const errors = isRecord(answer) && Array.isArray(answer['errors']) ? answer['errors'] : [];
  const [first]: unknown[] = errors;
  return isRecord(first) ? String(first['message']) : `HTTP ${status}`;
}

/** Runs the work for all items with limited concurrency; results are in the given order. */
export async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: parallelRequests }, worker));
  return results;
}
