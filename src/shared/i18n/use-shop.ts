/** Who the shop is, in the language of the page. */
import { useIntl } from 'react-intl';
import type { ShopFacts } from '#kernel/shop-facts.ts';
import { shopFactsOf } from './create-intl.ts';

export const useShop = (): ShopFacts => shopFactsOf(useIntl());
