/** Prices of the last 30 days as table rows and as chart steps (R-PRODUCT-24). */
import type { PriceMoment } from '#api/product/types.ts';

/** Merges consecutive equal prices, dated by the oldest and marked lowest if any of them is; newest first. */
export function priceRows(moments: readonly PriceMoment[]): PriceMoment[] {
  const rows: PriceMoment[] = [];
  for (const moment of moments) {
    const before = rows.at(-1);
    if (before?.incVat === moment.incVat)
      rows.splice(-1, 1, { ...before, isLowest: before.isLowest || moment.isLowest });
    else rows.push(moment);
  }
  return rows.toReversed();
}

const width = 320;
const height = 96;
const margin = 6;

/** SVG path of steps in a box of 320 × 96; each price lasts until the next, the last until now. */
export function stepPath(moments: readonly PriceMoment[], now: Date): string {
  const first = moments[0];
  if (!first) return '';
  const times = moments.map(({ date }) => Date.parse(date));
  const start = Date.parse(first.date);
  const span = Math.max(1, now.getTime() - start);
  const prices = moments.map(({ incVat }) => incVat);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const x = (time: number) => Math.round(((time - start) / span) * width * 10) / 10;
  const y = (price: number) =>
    high === low
      ? height / 2
      : Math.round((height - margin - ((price - low) / (high - low)) * (height - 2 * margin)) * 10) / 10;
  const steps = moments.map(({ incVat }, index) => {
    const until = times[index + 1] ?? now.getTime();
    return `${index === 0 ? 'M' : 'V'}${index === 0 ? `0 ${y(incVat)}` : y(incVat)}H${x(until)}`;
  });
  return steps.join('');
}
