/** What a page counts while it is on a screen, and nothing else: an unknown field rejects the whole report. */
import { z } from 'zod';

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
  orders: z
    .array(
      z.strictObject({
        currency: z.string().regex(/^[A-Z]{3}$/),
        /** Minor units. */
        value: z.number().int().min(0).max(100_000_000),
      }),
    )
    .min(1)
    .max(3)
    .exactOptional(),
});

/** Whether each part stands once, so that a report adds no more than its views. */
const isOnce = (counts: readonly { page: string; part: string }[]): boolean =>
  new Set(counts.map(({ page, part }) => JSON.stringify([page, part]))).size === counts.length;

export const figuresReport = z.strictObject({
  v: z.literal(1),
  /** Names this report alone, so that a repeated one counts once. */
  id: z.uuid(),
  counts: z.array(count).min(1).max(300).refine(isOnce, 'Counted twice.'),
});

export type FiguresReport = z.output<typeof figuresReport>;
