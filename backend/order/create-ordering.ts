/** Wires orders and payments, which depend on each other. */
import type { Kysely } from 'kysely';
import type { Reserves } from '#backend/checkout/checkout.service.ts';
import type { CheckoutPricing } from '#backend/checkout/deliveries.ts';
import type { Sessions } from '#backend/checkout/sessions.ts';
import type { Schema } from '#backend/database/schema.ts';
import { createCheckoutSessions } from '#backend/payment/checkout-sessions.ts';
import type { PaymentAddresses, PaymentService } from '#backend/payment/payment.service.ts';
import { createPaymentService } from '#backend/payment/payment.service.ts';
import type { PaymentProvider } from '#backend/payment/payment-provider.ts';
import { createSettlement } from '#backend/payment/settlement.ts';
import type { Promotions } from '#backend/promotion/promotions.ts';
import type { ProductPaths } from './draft-order.ts';
import type { OrderHandling } from './handling.service.ts';
import { createHandling } from './handling.service.ts';
import type { OrderService } from './order.service.ts';
import { createOrderService } from './order.service.ts';
import type { OrderLifecycle } from './order-lifecycle.ts';
import { createOrderLifecycle } from './order-lifecycle.ts';
import type { OrderLimits } from './order-limits.ts';
import type { ContextOf } from './payable-orders.ts';
import { createPayableOrders } from './payable-orders.ts';
import { createOrderPlacing } from './place-order.ts';
import type { ProductFits } from './said-fits.ts';
import { foreseenReservation } from './unpaid-reservations.ts';

/** The payment provider, and the shop's addresses for it. */
export interface PaymentsSetup {
  provider: PaymentProvider;
  addresses: PaymentAddresses;
}

export interface OrderingOptions {
  db: Kysely<Schema>;
  pricing: CheckoutPricing;
  promotions: Promotions;
  productPaths: ProductPaths;
  productFits: ProductFits;
  contextOf: ContextOf;
  setup: PaymentsSetup | null;
  /** See `PlacingPorts`. */
  limits?: OrderLimits | null | undefined;
  /** See `PlacingPorts`; 7 by default. */
  unpaidDays?: number | undefined;
  warn: (what: string, details: Record<string, unknown>) => void;
  /** Called for every new order. */
  onPlaced?: (() => void) | undefined;
}

export interface Ordering {
  orders: OrderService;
  handling: OrderHandling;
  lifecycle: OrderLifecycle;
  payments: PaymentService | null;
  sessions: Sessions | null;
  /** See `CheckoutPorts`. */
  reserves: Reserves;
}

export function createOrdering(options: OrderingOptions): Ordering {
  const { db, pricing, promotions, productPaths, productFits, contextOf, setup, warn, onPlaced } = options;
  const { limits = null, unpaidDays = 7 } = options;
  const lifecycle = createOrderLifecycle(promotions);
  const placing = createOrderPlacing({
    pricing,
    promotions,
    lifecycle,
    productPaths,
    productFits,
    limits,
    unpaidDays,
    onPlaced,
  });
  const reserves: Reserves = (ctx, choice) => foreseenReservation(ctx, db, choice, limits?.reserved);
  if (!setup)
    return {
      reserves,
      lifecycle,
      orders: createOrderService({ db, placing, limits, payments: null }),
      handling: createHandling({ db, lifecycle, payments: null }),
      payments: null,
      sessions: null,
    };
  const settlement = createSettlement({
    db,
    orders: createPayableOrders({ lifecycle, placing, contextOf }),
    warn,
  });
  const ports = { ...setup, db, settlement, warn };
  const payments = createPaymentService(ports);
  return {
    reserves,
    lifecycle,
    orders: createOrderService({ db, placing, limits, payments }),
    handling: createHandling({ db, lifecycle, payments }),
    payments,
    sessions: createCheckoutSessions(ports),
  };
}
