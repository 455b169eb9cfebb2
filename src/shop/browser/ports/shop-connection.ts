/** The connection to the backend: the transport with its monitoring, and how addresses of this shop are written. */
import { type BrowserTransport, createBrowserTransport } from '#api/browser/browser-transport.ts';
import { languageTags, type StandardVariables } from '#api/standard-variables.ts';
import type { Transport } from '#api/transport.ts';
import { watchTransport } from '#app/loading/watch-transport.ts';
import { type Addresses, createAddresses } from '#i18n/addresses.ts';
import type { Segment } from '#kernel/segment.ts';
import type { EventLog } from '#stores/common/event-log.ts';
import { LoadingStore } from '#stores/shell/loading-store.ts';
import type { PageStateOfServer } from './page-state.ts';

export interface ShopConnection {
  /** Addresses are those of the backend; holds the query cache and the results of whole pages. */
  wire: BrowserTransport;
  /** Addresses in results are converted to those of this shop. */
  transport: Transport;
  /** The same without Apollo: for what a visit asks once. */
  direct: Transport;
  standard: StandardVariables;
  addresses: Addresses;
  loading: LoadingStore;
}

export async function connectShop(
  state: Pick<PageStateOfServer, 'addresses' | 'channelId'>,
  segment: Segment,
  log: EventLog,
): Promise<ShopConnection> {
  const addresses = createAddresses(state.addresses);
  const loading = new LoadingStore();
  const browser = createBrowserTransport();
  const wire = watchTransport(browser, loading, log);
  const asked = watchTransport({ query: browser.ask, mutate: browser.mutate }, loading, log);
  const { withLocalAddresses } = addresses.differ ? await import('#app/services/local-addresses.ts') : {};
  const local = (from: Transport) => withLocalAddresses?.(from, addresses, segment) ?? from;
  const standard = {
    channelId: state.channelId,
    marketId: segment.market,
    languageId: languageTags[segment.locale],
  };
  return { wire, transport: local(wire), direct: local(asked), standard, addresses, loading };
}
