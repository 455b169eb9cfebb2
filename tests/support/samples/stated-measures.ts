/** Measures of a product as its parameters would state them: `25x10-12`, `12″`, `4/137`. */
import type { StatedMeasure } from '#kernel/vehicle/fit-measure.ts';
import { statedMeasures } from '#kernel/vehicle/product-compatibility.ts';

export const measuresIn = (...texts: readonly string[]): StatedMeasure[] =>
  texts.flatMap(value =>
    statedMeasures(
      ['size', 'rim', 'bolts']
        .filter(identifier => identifier !== 'rim' || value.endsWith('″'))
        .map(identifier => ({ identifier, value })),
    ),
  );
