/** The shop's clocks, which Studio's fields of moments are read by. */
import { useIntl } from 'react-intl';
import { type ShopClock, shopClock } from '#i18n/shop-time.ts';

/** Of the zone that Studio's texts are made with. */
export const useShopClock = (): ShopClock => shopClock(useIntl().timeZone ?? 'UTC');
