/** What visitors are to do, as choices and in sentences. */

import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import type { ExperimentGoal } from '#kernel/experiment/choose-arm.ts';

export const goalTexts = {
  pressed: 'EXPERIMENT_GOAL_PRESSED',
  productViews: 'EXPERIMENT_GOAL_PRODUCT_VIEWS',
  carts: 'EXPERIMENT_GOAL_CARTS',
  orders: 'EXPERIMENT_GOAL_ORDERS',
} as const satisfies Record<ExperimentGoal, StudioMessageId>;

/** Per cent of the rate. */
export const changes = [10, 20, 30, 50, 100] as const;
