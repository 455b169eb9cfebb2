/** Nosto's script and the used part of its session API; its responses are untrusted and validated. */
import { isRecord } from '#kernel/is-record.ts';
import type { ThirdPartyService } from '../use-third-party-scripts.ts';

export interface NostoCartItem {
  name: string;
  price_currency_code: string;
  product_id: string;
  quantity: number;
  sku_id: string;
  /** Including VAT. */
  unit_price: number;
}

export interface NostoOrder {
  external_order_ref: string;
  /** Personal data is omitted: Nosto's fields for it are optional. */
  info: { order_number: string; type: 'order' };
  items: readonly NostoCartItem[];
}

interface NostoAction {
  setPlacements(ids: readonly string[]): NostoAction;
  load(): Promise<{ recommendations?: Record<string, unknown> }>;
}

export interface NostoSession {
  setResponseMode(mode: 'JSON_ORIGINAL'): NostoSession;
  setCart(cart: { items: readonly NostoCartItem[] }): NostoSession;
  /** Sends the pending data without a page view. */
  update(): Promise<unknown>;
  addOrder(order: NostoOrder): NostoAction;
  viewFrontPage(): NostoAction;
  viewProduct(productId: string): NostoAction;
  viewCategory(category: string): NostoAction;
  viewSearch(words: string): NostoAction;
  viewCart(): NostoAction;
  viewNotFound(): NostoAction;
  viewOther(): NostoAction;
}

interface NostoApi {
  setAutoLoad(auto: boolean): void;
  defaultSession(): NostoSession;
}

interface Nostojs {
  (callback: (api: NostoApi) => void): void;
  q?: unknown[];
}

const page = globalThis as unknown as { nostojs?: Nostojs };

/** Identifies the visitor's session at Nosto. */
export const sessionCookie = '2c.cId';

export const nostoService = (accountId: string): ThirdPartyService => ({
  scripts: accountId ? [`https://connect.nosto.com/include/${encodeURIComponent(accountId)}`] : [],
  globals: ['nostojs', 'nosto', '_targeting'],
  cookies: [sessionCookie],
  prepare() {
    if (page.nostojs) return;
    const queue: unknown[] = [];
    page.nostojs = Object.assign((callback: unknown) => void queue.push(callback), { q: queue });
    page.nostojs(api => api.setAutoLoad(false));
  },
});

/** Settles when the script has loaded; until then the call waits in Nosto's queue. */
export const nostoSession = (): Promise<NostoSession> =>
  new Promise(resolve => page.nostojs?.(api => resolve(api.defaultSession())));

export interface Recommendation {
  title: string;
  productIds: number[];
}

/** One placement of a response; products without an id of ours are dropped. */
export function readRecommendation(answer: unknown, placement: string): Recommendation {
  const found = isRecord(answer) ? answer[placement] : undefined;
  if (!isRecord(found)) return { title: '', productIds: [] };
  const products = Array.isArray(found['products']) ? (found['products'] as unknown[]) : [];
  const ids = products.map(product => (isRecord(product) ? Number(product['product_id']) : 0));
  return {
    title: typeof found['title'] === 'string' ? found['title'] : '',
    productIds: [...new Set(ids)].filter(id => Number.isInteger(id) && id > 0),
  };
}
