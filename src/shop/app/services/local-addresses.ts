/** Wraps a transport so that its responses contain addresses in this shop's form, where the backend uses another form. */
import { localTransport } from '#api/local-transport.ts';
import type { Transport } from '#api/transport.ts';
import type { MarketLocale } from '#i18n/address-plan.ts';
import type { Addresses } from '#i18n/addresses.ts';
import { isLocaleCode } from '#i18n/locales.ts';

/** Not needed where `addresses.differ` is false. */
export function withLocalAddresses(transport: Transport, addresses: Addresses, at: MarketLocale): Transport {
  return localTransport(transport, (address, language) => {
    const code = language?.split('-')[0];
    return addresses.localise(address, at, isLocaleCode(code) ? code : undefined);
  });
}
