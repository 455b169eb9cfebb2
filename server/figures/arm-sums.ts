/** What a report adds to the arms of experiments: rows of the page itself, one per arm (R-STUDIO-228). */
import type { FigureSum } from '#backend/index.ts';
import { armColumn } from '#studio-api/experiments.ts';
import type { FiguresReport } from './figures-report.ts';
import type { KnownParts } from './known-parts.ts';

interface Known {
  known: Pick<KnownParts, 'hasArm'>;
  currencies: ReadonlySet<string>;
}

/** An arm that no page shows is left out: one that a browser has invented, and one of an experiment that has ended since. */
export function armSums({ arms = [] }: FiguresReport, { known, currencies }: Known): FigureSum[] {
  return arms.flatMap(({ page, experiment, arm, order, ...count }) => {
    if (!known.hasArm(page, experiment, arm)) return [];
    const row = {
      ...{ documentId: `page:${page}`, nodeId: '', type: '', page, arm: armColumn(experiment, arm) },
      shown: count.shown ?? 0,
      pressed: count.pressed ?? 0,
      productViews: count.productViews ?? 0,
      carts: count.carts ?? 0,
    };
    const hasOrder = order !== undefined && currencies.has(order.currency);
    return [
      ...(Object.keys(count).length > 0 ? [{ ...row, currency: '', orders: 0, value: 0 }] : []),
      ...(hasOrder
        ? [
            {
              ...row,
              ...{ shown: 0, pressed: 0, productViews: 0, carts: 0, orders: 1 },
              ...{ currency: order.currency, value: order.value },
            },
          ]
        : []),
    ];
  });
}
