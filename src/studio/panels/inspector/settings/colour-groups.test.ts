import { expect, it } from 'vitest';
import { isRecord } from '#kernel/is-record.ts';
import { catalogue } from '#registry/preview-catalogue.gen.ts';
import { colourGroups } from './colour-groups.ts';

const shown = colourGroups.flatMap(({ tokens }) => tokens);

it('shows each colour of the file once', () => {
  const { properties = {} } = catalogue.shared['shop-theme'] ?? {};
  const colours = isRecord(properties) ? properties['colours'] : undefined;
  const named =
    isRecord(colours) && isRecord(colours['properties']) ? Object.keys(colours['properties']) : [];
  expect(shown.toSorted()).toEqual(named.toSorted());
});
