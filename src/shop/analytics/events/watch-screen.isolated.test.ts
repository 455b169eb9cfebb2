/** @vitest-environment jsdom */
/** Card impressions and link clicks (R-ANALYTICS-4). */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cardItem } from '#components/product/card-item.ts';
import { createEventRecord } from '#stores/common/event-log.ts';
import { aProduct } from '#tests/support/samples/sample-products.ts';
import { nextTask } from '#tests/support/vitest/next-task.ts';
import { watchScreen } from './watch-screen.ts';

let watched: Map<Element, (isIntersecting: boolean) => void>;
beforeEach(() => {
  watched = new Map();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly notify: IntersectionObserverCallback;
      constructor(notify: IntersectionObserverCallback) {
        this.notify = notify;
      }
      observe(target: Element) {
        watched.set(target, isIntersecting =>
          this.notify(
            [{ target, isIntersecting } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          ),
        );
      }
      unobserve(target: Element) {
        watched.delete(target);
      }
      disconnect() {
        watched.clear();
      }
    },
  );
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const { sellingIncVat: price, sellingExVat: priceExVat } = aProduct().price;
const amounts = { price, priceExVat };
const item = (name: string) => cardItem(aProduct({ name }));
const card = (name: string) => {
  const article = document.createElement('article');
  article.dataset['item'] = item(name);
  article.innerHTML = `<a href="/p/x">${name}</a>`;
  return article;
};

function page() {
  const root = document.createElement('div');
  root.innerHTML =
    '<nav><a href="/c/a"> Osasto </a></nav><div data-widget="text"><a href="/b"><b>b</b></a></div><a href="/none">x</a><ul></ul>';
  const list = root.querySelector('ul') as HTMLElement;
  list.append(card('Vinssi | 2'), card('Aura'));
  document.body.append(root);
  const { log, events } = createEventRecord();
  return { root, list, events, stop: watchScreen(log, root) };
}
const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type);

it('logs product:impression once for a visible card, with its position in the list (R-PRODUCT-32)', () => {
  const { list, events } = page();
  const [first, second] = [...list.children] as [Element, Element];
  watched.get(second)?.(false);
  expect(events).toEqual([]);
  watched.get(second)?.(true);
  expect(watched.has(second)).toBe(false);
  watched.get(first)?.(true);
  expect(events).toMatchObject([
    {
      type: 'product:impression',
      data: { product: { name: 'Aura', ...amounts }, index: 1, page: 1, pageSize: 2 },
    },
    { type: 'product:impression', data: { product: { name: 'Vinssi | 2' }, index: 0 } },
  ]);
});

it('observes cards that are added later, and logs known cards only once', async () => {
  const { list } = page();
  list.append(card('Uusi'));
  await nextTask();
  expect(watched.size).toBe(3);
});

it('logs product:click, menu:click or widget:click depending on the region of the link', () => {
  const { root, events } = page();
  for (const link of root.querySelectorAll('a'))
    (link.firstElementChild ?? link).dispatchEvent(new Event('click', { bubbles: true }));
  expect(typesOf(events)).toEqual(['menu:click', 'widget:click', 'product:click', 'product:click']);
  expect(events[0]).toMatchObject({ data: { item: { label: 'Osasto', href: '/c/a' } } });
});

it('logs nothing after it is stopped', () => {
  const { root, events, stop } = page();
  stop();
  for (const link of root.querySelectorAll('a')) link.dispatchEvent(new Event('click', { bubbles: true }));
  expect([watched.size, events]).toEqual([0, []]);
});
