/** The lowest delivery fee of the page's market, for texts that mention it; `none` where it is known only in the checkout. */
import { useApp } from '../../context/app-context.ts';

export const useDeliveryFee = (): string => useApp().page.context.config.delivery?.from ?? 'none';
