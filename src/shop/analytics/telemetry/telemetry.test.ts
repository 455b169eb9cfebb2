/** What is measured in the browser and sent to the collector. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { telemetryReport } from '#server/telemetry/telemetry-report.ts';
import { createEventRecord } from '#stores/common/event-log.ts';
import { createBatches } from './batches.ts';
import { toItem } from './start-telemetry.ts';
import { currentVisit, type VisitPorts, visitKey } from './visit.ts';

describe('the visit', () => {
  const minute = 60_000;
  function visitor(sampling = 100) {
    const stored = new Map<string, string>();
    let clock = 1_000_000;
    let names = 0;
    const ports: VisitPorts = {
      storage: { get: key => stored.get(key) ?? null, set: (key, value) => void stored.set(key, value) },
      now: () => clock,
      newId: () => `00000000-0000-4000-8000-00000000000${(names += 1)}`,
      random: () => 0.5,
      sampling,
    };
    return {
      stored,
      pass: (ms: number) => (clock += ms),
      visitNumber: () => currentVisit(ports).id.slice(-1),
      ports,
    };
  }

  it('continues while events are less than 30 minutes apart', () => {
    const { visitNumber, pass } = visitor();
    expect(visitNumber()).toBe('1');
    for (let turn = 0; turn < 10; turn += 1) {
      pass(29 * minute);
      expect(visitNumber()).toBe('1');
    }
    pass(30 * minute);
    expect(visitNumber()).toBe('2');
  });

  it('starts anew after 24 hours, however active', () => {
    const { visitNumber, pass } = visitor();
    visitNumber();
    for (let turn = 0; turn < 71; turn += 1) {
      pass(20 * minute);
      expect(visitNumber()).toBe('1');
    }
    pass(20 * minute);
    expect(visitNumber()).toBe('2');
  });

  it.each(['{', 'null', '[]', '"x"', '{"id":"anna@example.com","began":1,"seen":1}', '{"id":7}'])(
    'starts anew when storage holds %s',
    invalid => {
      const { stored, visitNumber } = visitor();
      stored.set(visitKey, invalid);
      expect(visitNumber()).toBe('1');
    },
  );

  it('is sampled once, for the whole visit', () => {
    expect(currentVisit(visitor(51).ports).isMeasured).toBe(true);
    expect(currentVisit(visitor(50).ports).isMeasured).toBe(false);
  });
});

describe('batches', () => {
  const envelope = () => ({ v: 1, locale: 'fi' });
  const bytes = (text: string) => new TextEncoder().encode(text).byteLength;

  it('contain at most 102400 bytes, 60000 while the page unloads, and lose nothing between them', () => {
    for (const [isLast, most] of [
      [false, 102_400],
      [true, 60_000],
    ] as const) {
      const batches = createBatches(envelope);
      for (let index = 0; index < 1_500; index += 1) batches.add({ index, text: 'ä'.repeat(100) });
      const bodies = batches.take(isLast);
      expect(bodies.length).toBeGreaterThan(2);
      expect(Math.max(...bodies.map(bytes))).toBeLessThanOrEqual(most);
      const items = bodies.flatMap(body => (JSON.parse(body) as { items: { index: number }[] }).items);
      expect(items.map(({ index }) => index)).toEqual(Array.from({ length: 1_500 }, (_, index) => index));
      expect(batches.take(isLast)).toEqual([]);
    }
  });

  it('keep the last 2000 items, and drop an item that is too large for a batch', () => {
    const batches = createBatches(envelope);
    for (let index = 0; index < 2_001; index += 1) batches.add({ index });
    const [body] = batches.take(false);
    expect(JSON.parse(body ?? '')).toMatchObject({
      v: 1,
      locale: 'fi',
      items: { length: 2_000, 0: { index: 1 } },
    });
    batches.add({ text: 'x'.repeat(200_000) });
    expect(batches.take(false)).toEqual([]);
  });
});

describe('an empty batch', () => {
  it('creates no envelope, so that the visit of a forgotten tab ends', () => {
    const envelope = vi.fn(() => ({ v: 1 }));
    const batches = createBatches(envelope);
    expect(batches.take(false)).toEqual([]);
    expect(envelope).not.toHaveBeenCalled();
    batches.add({ index: 1 });
    expect(batches.take(false)).toHaveLength(1);
    expect(envelope).toHaveBeenCalledOnce();
  });
});

it('reports an event in the format of the server, without personal data', () => {
  const { log, events } = createEventRecord();
  log('page:impression', {
    pageType: 'Page',
    route: { name: 'search', path: '/haku/anna@example.com', query: {}, params: {} },
    isSSR: true,
  });
  log('search:click', { type: 'product', data: { email: 'anna@example.com', position: 3 } });
  log('error:widget', { code: 'X', message: 'y' });
  const items = events.map(event => toItem(event, 'phone')).filter(Boolean);
  expect(telemetryReport.safeParse({ v: 1, locale: 'fi', items }).success).toBe(true);
  expect(items).toMatchObject([
    { kind: 'view', route: 'search', path: '/haku/(removed)', viewport: 'phone' },
    {
      kind: 'event',
      type: 'search:click',
      data: { type: 'product', data: { email: '(removed)', position: 3 } },
    },
  ]);
});

describe('a failure', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('location', { pathname: '/tilini/anna%40example.com', search: '?loginToken=x' });
  });
  afterEach(() => void vi.unstubAllGlobals());

  async function reporting() {
    const sent: { url: string; init: RequestInit }[] = [];
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      sent.push({ url, init });
      return Promise.resolve(new Response());
    });
    const { reportFailure } = await import('./report-failure.ts');
    return { sent, reportFailure };
  }

  it('is reported with component and props, without cookies, query or personal data', async () => {
    const { sent, reportFailure } = await reporting();
    const error = new TypeError('no price for anna@example.com');
    reportFailure(
      { code: 'WIDGET002', error, component: 'login', props: { email: 'anna', size: 'M' } },
      'fi',
    );
    expect(sent[0]).toMatchObject({ url: '/telemetry', init: { method: 'POST', credentials: 'omit' } });
    const report: unknown = JSON.parse(sent[0]?.init.body as string);
    expect(telemetryReport.safeParse(report).error).toBeUndefined();
    expect(report).toMatchObject({
      items: [
        {
          component: 'login',
          message: 'no price for (removed)',
          props: { email: '(removed)', size: 'M' },
          path: '/tilini/(removed)',
        },
      ],
    });
    expect(JSON.stringify(report)).not.toMatch(/anna|loginToken|session/);
  });

  it('is reported once, and at most ten different ones per view', async () => {
    const { sent, reportFailure } = await reporting();
    for (let turn = 0; turn < 3; turn += 1) reportFailure({ code: 'A', error: 'same' }, 'fi');
    expect(sent).toHaveLength(1);
    for (let turn = 0; turn < 30; turn += 1) reportFailure({ code: 'A', error: `other ${turn}` }, 'fi');
    expect(sent).toHaveLength(10);
  });

  it('is reported again for another page', async () => {
    const { sent, reportFailure } = await reporting();
    for (let turn = 0; turn < 30; turn += 1) reportFailure({ code: 'A', error: `other ${turn}` }, 'fi');
    vi.stubGlobal('location', { pathname: '/kassa', search: '' });
    reportFailure({ code: 'A', error: 'other 0' }, 'fi');
    reportFailure({ code: 'A', error: 'other 0' }, 'fi');
    expect(sent).toHaveLength(11);
  });
});
