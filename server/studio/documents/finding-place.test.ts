/** Findings are shown at the innermost node, and at the field below it. */
import { expect, it } from 'vitest';
import { placeOfFinding } from './finding-place.ts';

const rail = { type: 'product-list', v: 2, id: 'rail', props: { items: [{ id: 'x' }, { id: 'y' }] } };
const body = { kind: 'page', regions: { main: [{ kind: 'container', id: 'fits', widgets: [rail] }] } };

it.each([
  ['', '', ''],
  ['seo.title', '', 'seo.title'],
  ['regions.main[#fits].layout', 'fits', 'layout'],
  ['regions.main[#fits].widgets[product-list#rail].props.title', 'rail', 'props.title'],
  ['regions.main[#fits].widgets[product-list#rail].props.items[#y].id', 'rail', 'props.items.1.id'],
])('places %j', (path, nodeId, field) => {
  expect(placeOfFinding(body, path)).toEqual({ nodeId, path: field });
});
