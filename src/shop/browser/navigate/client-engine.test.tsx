/** Widget code in the browser: fetched on demand, with one view per type. */
import type { IntlShape } from 'react-intl';
import { expect, it, vi } from 'vitest';
import type { RuleResolver } from '#engine/view/engine-context.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import { noteAnswered } from '../boot/answered.ts';
import { createClientEngines } from './client-engine.ts';

const enginesWith = (loadTexts: () => Promise<IntlShape> | null) =>
  createClientEngines(vi.fn(), [], () => Promise.reject(new Error('No widget is deferred here')), loadTexts);

it('gives two widgets of one type that hydrate together the same view', async () => {
  const engines = enginesWith(() => Promise.resolve(serverIntl('fi')));
  const [one, other] = await Promise.all([engines.widget('newsletter'), engines.widget('newsletter')]);
  expect(one?.type).toBe('newsletter');
  expect(other?.view).toBe(one?.view);
  expect(engines.live.widget('newsletter')?.view).toBe(one?.view);
});

it('retries a failed fetch', async () => {
  const loadTexts = vi
    .fn<() => Promise<IntlShape>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(serverIntl('fi'));
  const engines = enginesWith(loadTexts);
  await expect(engines.widget('newsletter')).rejects.toThrow('down');
  expect((await engines.widget('newsletter'))?.type).toBe('newsletter');
});

it('returns undefined for an unknown widget type', async () => {
  expect(await enginesWith(() => null).widget('toString')).toBeUndefined();
});

it('gives the rule resolver to both engines, for widgets that the server has deferred', () => {
  const ruleResolver = vi.fn<() => Promise<RuleResolver>>();
  const { hydrating, live } = createClientEngines(vi.fn(), [], ruleResolver, () => null);
  expect([hydrating.ruleResolver, live.ruleResolver]).toEqual([ruleResolver, ruleResolver]);
});

it('starts no widget for a control that the page handles itself', () => {
  const { hydrating, hydrateNow } = createClientEngines(vi.fn(), [], vi.fn(), () => null);
  document.body.innerHTML =
    '<div data-widget="list"><button data-favorite="1"></button><button id="more"></button></div>';
  const start = vi.fn();
  hydrating.triggers.arm(document.querySelector('[data-widget]') as Element, {
    ...{ hydrate: 'interaction', start },
    hydrated: new Promise(() => undefined),
  });
  expect(hydrateNow(document.querySelector('[data-favorite]') as Element)).toBeNull();
  expect(start).not.toHaveBeenCalled();
  expect(hydrateNow(document.getElementById('more') as Element)).toBeInstanceOf(Promise);
  expect(start).toHaveBeenCalledOnce();
});

it('starts no widget for a control whose press the page has answered, but for what is pressed next', () => {
  const { hydrating } = createClientEngines(vi.fn(), [], vi.fn(), () => null);
  document.body.innerHTML =
    '<div data-widget="product-detail"><button id="buy"><span></span></button><button id="more"></button></div>';
  const buy = document.getElementById('buy') as HTMLElement;
  noteAnswered(buy);
  buy.focus();
  const start = vi.fn();
  hydrating.triggers.arm(document.querySelector('[data-widget]') as Element, {
    ...{ hydrate: 'interaction', start },
    hydrated: new Promise(() => undefined),
  });
  buy.firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(start).not.toHaveBeenCalled();
  document.getElementById('more')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(start).toHaveBeenCalledOnce();
});
