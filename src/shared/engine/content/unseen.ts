/** Whether shoppers see a document that is published. */

/** It is hidden, or its days have not come or are over. */
export type Unseen = 'hidden' | 'upcoming' | 'ended';

const momentIn = (value: unknown): number => (typeof value === 'string' ? Date.parse(value) : Number.NaN);

/**
 * As the shop decides it: from `activeFrom`, and until before `activeTo`.
 * @returns why they do not see it; null when they do
 */
export function unseenAt(
  { draft, activeFrom, activeTo }: Readonly<Record<string, unknown>>,
  at: Date,
): Unseen | null {
  if (draft === true) return 'hidden';
  if (momentIn(activeFrom) > at.getTime()) return 'upcoming';
  return momentIn(activeTo) <= at.getTime() ? 'ended' : null;
}
