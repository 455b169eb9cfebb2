/** In which market this tab shops, and in which it pays: cookies are the truth, other tabs are told (R-MARKET-5). */
import type { Api } from '#api/api.ts';
import type { Market } from '#api/channel/types.ts';
import type { Segment } from '#kernel/segment.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { cookieNames, yearSeconds } from './cookie-names.ts';
import type { CookieJar, TabChannel } from './ports.ts';

export interface MarketPorts {
  cookies: CookieJar;
  tabs: TabChannel;
  api: () => Promise<Pick<Api, 'channel'>>;
}

export type MarketPhase = 'idle' | 'loading' | 'failed';

export class MarketStore {
  /** Of this document; another one is another document. */
  readonly current: string;
  /** Where orders go; what is paid in. */
  checkout: string;
  /** Null until somebody wants to choose. */
  markets: readonly Market[] | null = null;
  phase: MarketPhase = 'idle';
  private readonly ports: MarketPorts;

  constructor(ports: MarketPorts, { market }: Pick<Segment, 'market'>) {
    this.ports = ports;
    this.current = market;
    this.checkout = market;
    makeAutoObservable<MarketStore, 'ports'>(
      this,
      { current: false, markets: observableRef, ports: false },
      { autoBind: true },
    );
  }

  /** Reads the checkout's market again: at the start, and when another tab has changed it. */
  restore(): void {
    this.checkout = this.ports.cookies.get(cookieNames.checkoutMarket) ?? this.current;
  }

  /** What the visitor has chosen last, here or in another tab. */
  get chosen(): string | null {
    return this.ports.cookies.get(cookieNames.market);
  }

  /** Those that a shopper may look around in; the checkout has some of its own. */
  get choosable(): readonly Market[] {
    return (this.markets ?? []).filter(market => !market.onlyInCheckout);
  }

  /** Those that an order can be sent to (R-MARKET-4). */
  get inCheckout(): readonly Market[] {
    return (this.markets ?? []).filter(market => !market.virtual);
  }

  /** The currency of a market; null when nobody knows it, and then none is shown (R-MARKET-7). */
  currencyOf(alias: string): string | null {
    return this.markets?.find(market => market.alias === alias)?.currency || null;
  }

  /** The market that the cart is priced in: the checkout's own on its pages (R-MARKET-6). */
  ofCart(routeName: string): string {
    return routeName.includes('checkout') ? this.checkout : this.current;
  }

  async load(): Promise<void> {
    if (this.markets || this.phase === 'loading') return;
    this.phase = 'loading';
    try {
      const { channel } = await this.ports.api();
      const { markets } = await channel.channel();
      runInAction(() => {
        this.markets = markets;
        this.phase = 'idle';
      });
    } catch {
      runInAction(() => (this.phase = 'failed'));
    }
  }

  /** Also the checkout's; the document of the new market has to follow, for everything on this one is of the old. */
  choose(alias: string): void {
    const { cookies, tabs } = this.ports;
    cookies.set(cookieNames.market, alias, yearSeconds);
    cookies.set(cookieNames.checkoutMarket, alias, yearSeconds);
    tabs.publish('market');
    tabs.publish('checkout-market');
  }

  /** An address may name another market than was chosen before; nothing is told to tabs that stay where they are. */
  arrive(): void {
    if (this.chosen === this.current) return;
    const { cookies } = this.ports;
    cookies.set(cookieNames.market, this.current, yearSeconds);
    cookies.set(cookieNames.checkoutMarket, this.current, yearSeconds);
    this.checkout = this.current;
  }

  /** Where the order goes; whoever calls reads the cart again, which is priced anew. */
  chooseCheckout(alias: string): void {
    this.ports.cookies.set(cookieNames.checkoutMarket, alias, yearSeconds);
    this.checkout = alias;
    this.ports.tabs.publish('checkout-market');
  }

  /** Counts where an address names no language. */
  rememberLanguage(code: string): void {
    this.ports.cookies.set(cookieNames.locale, code, yearSeconds);
  }
}
