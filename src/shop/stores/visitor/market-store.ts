/** The market of this tab and the market of the checkout: stored in cookies, changes are published to other tabs (R-MARKET-5). */

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Api } from '#api/api.ts';
import type { Market } from '#api/channel/types.ts';
import type { Segment } from '#kernel/segment.ts';
import { cookieNames, yearSeconds } from '../common/cookie-names.ts';
import type { CookieJar, TabChannel } from '../common/ports.ts';

export interface MarketPorts {
  cookies: CookieJar;
  tabs: TabChannel;
  api: () => Promise<Pick<Api, 'channel'>>;
}

export type MarketPhase = 'idle' | 'loading' | 'failed';

export class MarketStore {
  /** The market of this document; another market has another document. */
  readonly current: string;
  /** The market that orders are sent to and paid in. */
  checkout: string;
  /** Null until the choice of markets is opened. */
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

  /** The market that was chosen last, in this or another tab. */
  get chosen(): string | null {
    return this.ports.cookies.get(cookieNames.market);
  }

  /** Markets that a shopper may browse; excludes those that exist only in the checkout. */
  get choosable(): readonly Market[] {
    return (this.markets ?? []).filter(market => !market.onlyInCheckout);
  }

  /** Markets that an order can be sent to (R-MARKET-4). */
  get inCheckout(): readonly Market[] {
    return (this.markets ?? []).filter(market => !market.virtual);
  }

  /** The currency of a market; null when it is unknown, and then none is shown (R-MARKET-7). */
  currencyOf(alias: string): string | null {
    return this.markets?.find(market => market.alias === alias)?.currency || null;
  }

  /** The market that the cart is priced in: on checkout pages that of the checkout (R-MARKET-6). */
  marketOfCart(routeName: string): string {
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

  /** Also sets the checkout's market. The caller has to load the document of the new market. */
  choose(alias: string): void {
    const { cookies, tabs } = this.ports;
    cookies.set(cookieNames.market, alias, yearSeconds);
    cookies.set(cookieNames.checkoutMarket, alias, yearSeconds);
    tabs.publish('market');
    tabs.publish('checkout-market');
  }

  /** The address may be in another market than the chosen one. Not published, because other tabs stay in their market. */
  adoptCurrent(): void {
    if (this.chosen === this.current) return;
    const { cookies } = this.ports;
    cookies.set(cookieNames.market, this.current, yearSeconds);
    cookies.set(cookieNames.checkoutMarket, this.current, yearSeconds);
    this.checkout = this.current;
  }

  /** Sets the market that the order is sent to. The caller has to load the cart again, because its prices change. */
  chooseCheckout(alias: string): void {
    this.ports.cookies.set(cookieNames.checkoutMarket, alias, yearSeconds);
    this.checkout = alias;
    this.ports.tabs.publish('checkout-market');
  }

  /** Used for addresses without a language. */
  rememberLanguage(code: string): void {
    this.ports.cookies.set(cookieNames.locale, code, yearSeconds);
  }
}
