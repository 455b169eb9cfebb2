/** What an area answers to visitors of an experiment (R-STUDIO-281). */
import { expect, it } from 'vitest';
import type { Arms, Taking } from '#kernel/experiment/choose-arm.ts';
import type { CollectionRecord } from './content-record.ts';
import { createAreaWriter } from './to-area.ts';

const halves = ['a', 'b'].map(id => ({ id, weight: 50 }));
const plan = { arms: halves, goal: 'pressed', change: 20, visitors: 1_000 } as const;
const taking = (name: string, arm: string): Taking => ({ name, arm });
const widget = (id: string, experiment?: Taking) => ({
  ...{ id, name: 'Text', sortOrder: 0, size: 'full', classNames: [], images: [] },
  ...{ configuration: {}, hidden: false, experiment },
});
const row = (id: number, widgets: object[], experiment?: Taking) => ({
  ...{ id, name: '', sortOrder: id, classNames: [], layout: 'full', responsiveMode: 'stack' },
  ...{ design: 'default', display: 'always', hidden: false, widgets, experiment },
});
const record = {
  ...{ id: 1, name: 'front', family: 'Front', areaName: 'Top', title: {}, tags: [], meta: null },
  ...{ pictures: new Map(), experiments: { row: plan, text: plan } },
  containers: [
    row(1, [widget('plain'), widget('two', taking('text', 'a'))], taking('row', 'a')),
    row(2, [widget('one', taking('text', 'b'))], taking('row', 'b')),
  ],
} as unknown as CollectionRecord;
const place = {
  channel: { id: 'shop', defaultLanguageId: 'fi' },
  market: { id: 'fi' },
  language: { id: 'fi' },
} as unknown as Parameters<ReturnType<typeof createAreaWriter>>[1];
const writer = createAreaWriter({
  references: json => json,
  directory: () => Promise.resolve(new Map() as never),
});

/** What the answer says of each part. */
async function said(arms: Arms): Promise<Record<string, unknown>> {
  const asker = { device: null, customerType: 'PERSON', arms, now: new Date(0) } as const;
  const { containers } = await writer(record, place, asker);
  const widgets = (containers ?? []).flatMap(each => each?.widgets ?? []);
  return Object.fromEntries(
    widgets.flatMap(each => {
      const { experiment } = JSON.parse(each?.configuration ?? '{}') as { experiment?: unknown };
      return each ? [[each.id, experiment]] : [];
    }),
  );
}

it('says of a part that is tried within a tried row that it is a part of both', async () => {
  const [ofRow, ofText] = [taking('row', 'a'), taking('text', 'a')];
  expect(await said({ row: 'a', text: 'a' })).toEqual({ plain: [ofRow], two: [ofRow, ofText] });
});

it('says it of the experiments alone that the visitor takes part in', async () => {
  expect(await said({ text: 'a' })).toEqual({ plain: undefined, two: [taking('text', 'a')] });
  expect(await said({ row: 'b' })).toEqual({});
  expect(await said({})).toEqual({ plain: undefined, two: undefined });
});
