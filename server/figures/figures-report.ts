/** What a page counts while it is on a screen, and nothing else: an unknown field rejects the whole report. */
import { z } from 'zod';

const order = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Minor units. */
  value: z.number().int().min(0).max(100_000_000),
});

const times = z.number().int().min(1).max(50).exactOptional();

const count = z.strictObject({
  /** Id of the page. */
  page: z.string().min(1).max(80),
  /** Address of the part in the page; empty for the page itself. */
  part: z.string().max(400),
  shown: times,
  pressed: times,
  /** What followed the part's press. */
  productViews: times,
  carts: times,
  orders: z.array(order).min(1).max(3).exactOptional(),
});

/** What a visitor has done for the first time since an experiment began for them. */
const armCount = z.strictObject({
  page: z.string().min(1).max(80),
  experiment: z.string().min(1).max(80),
  arm: z.string().min(1).max(80),
  shown: z.literal(1).exactOptional(),
  pressed: z.literal(1).exactOptional(),
  productViews: z.literal(1).exactOptional(),
  carts: z.literal(1).exactOptional(),
  order: order.exactOptional(),
});

/** Whether each experiment stands once: a visitor has one arm. */
const isOneArm = (arms: readonly { experiment: string }[]): boolean =>
  new Set(arms.map(({ experiment }) => experiment)).size === arms.length;

/** Whether each part stands once, so that a report adds no more than its views. */
const isOnce = (counts: readonly { page: string; part: string }[]): boolean =>
  new Set(counts.map(({ page, part }) => JSON.stringify([page, part]))).size === counts.length;

export const figuresReport = z
  .strictObject({
    v: z.literal(1),
    /** Names this report alone, so that a repeated one counts once. */
    id: z.uuid(),
    counts: z.array(count).max(300).refine(isOnce, 'Counted twice.'),
    arms: z.array(armCount).min(1).max(30).refine(isOneArm, 'Several arms.').exactOptional(),
  })
  .refine(({ counts, arms = [] }) => counts.length + arms.length > 0, 'Nothing was counted.');

export type FiguresReport = z.output<typeof figuresReport>;
