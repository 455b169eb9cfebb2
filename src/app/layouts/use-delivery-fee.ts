/** What delivery costs at least in the page's market, for texts that say so; `none` where only the checkout knows. */
import { useApp } from '../app-context.ts';

export const useDeliveryFee = (): string => useApp().page.context.config.delivery?.from ?? 'none';
