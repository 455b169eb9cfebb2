/** Converts a product of a comparison. Its manufacturer describes no product, so it never counts as a difference. */
import { present } from '../present.ts';
import type { ComparedProductsQuery } from './catalogue.gen.ts';
import { toCard } from './to-card.ts';
import { specificationsOf } from './to-product.ts';
import type { ComparedProduct } from './types.ts';

type Wire = NonNullable<NonNullable<NonNullable<ComparedProductsQuery['products']>['products']>[number]>;

/** The embedded backend states the manufacturer in parameters, for want of a field in the contract. */
const isOfMaker = ({ identifier }: { identifier?: string | null }): boolean =>
  identifier?.startsWith('manufacturer-') ?? false;

export function toCompared(wire: Wire): ComparedProduct {
  const ofMaker = new Set(
    present(wire.parameterGroups).flatMap(({ name, parameters }) =>
      present(parameters).some(isOfMaker) ? [name] : [],
    ),
  );
  return {
    card: toCard(wire),
    specifications: specificationsOf(wire.parameterGroups).map(each => ({
      ...each,
      isOfMaker: ofMaker.has(each.group),
    })),
  };
}
