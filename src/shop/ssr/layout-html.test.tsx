/** HTML of the server's parts of the layouts, shared by the pages of a segment. */

import { expect, it } from 'vitest';
import { testEnvironment, testItem, testLayoutContent } from '#app/layouts/common/testing-frame.tsx';
import { serverIntl } from '#i18n/server-intl.ts';
import { createShopperStores } from '#stores/shopper/shopper-stores.ts';
import { createLayoutHtml } from './layout-html.tsx';
import { createServerEngine } from './server-engine.ts';
import { noPorts } from './server-ports.ts';

const aMenu = (label: string) => ({
  navigation: [testItem(label, [testItem('Mutarenkaat')])],
  topBar: [],
  footerFirst: { title: 'Apu', items: [testItem('Palautus')] },
  footerSecond: { title: '', items: [] },
});

function propsOf(menus = aMenu('Renkaat'), layoutContent = testLayoutContent, path = '/') {
  const environment = testEnvironment({ menus, layoutContent, parts: undefined });
  const page = {
    ...environment.page,
    id: path,
    context: { ...environment.page.context, path, query: { page: path }, route: { name: path, params: {} } },
  };
  return {
    ...{ page, environment, intl: serverIntl('fi') },
    engine: createServerEngine({}, () => undefined),
    stores: createShopperStores(page.context.segment, noPorts),
  };
}

type Props = ReturnType<typeof propsOf>;

it('renders once for the pages with the same menus and layout content', () => {
  const htmlOf = createLayoutHtml();
  const menus = aMenu('Renkaat');
  const { addresses } = testEnvironment();
  const on = (path: string, content = testLayoutContent) => {
    const props = propsOf(menus, content, path);
    return htmlOf(menus, { ...props, environment: { ...props.environment, addresses } });
  };
  const first = on('/');
  expect(first.footer).toContain('href="/c/palautus"');
  expect(on('/p/vinssi')).toBe(first);
  const other = on('/', { ...testLayoutContent, message: undefined });
  expect([first.message === '', other.message === '']).toEqual([false, true]);
});

it('renders again for another version of the menus', () => {
  const htmlOf = createLayoutHtml();
  const [before, after] = [aMenu('Renkaat'), aMenu('Vinssit')];
  expect(htmlOf(before, propsOf(before)).navigation).toContain('Renkaat');
  expect(htmlOf(after, propsOf(after)).navigation).toContain('Vinssit');
});

it('finds the HTML of equal menus that were read again, and of nothing else', () => {
  const htmlOf = createLayoutHtml();
  const { addresses } = testEnvironment();
  const on = (menus = aMenu('Renkaat'), change: (props: Props) => Props = props => props) => {
    const props = propsOf(menus);
    return htmlOf(menus, change({ ...props, environment: { ...props.environment, addresses } }));
  };
  const first = on();
  expect(on()).toBe(first);
  const ofMarket = (props: Props): Props => {
    const { context } = props.page;
    const segment = { ...context.segment, market: 'se' };
    return { ...props, page: { ...props.page, context: { ...context, segment } } };
  };
  const ofShop = (props: Props): Props => {
    const { context } = props.page;
    const config = { ...context.config, shop: { ...context.config.shop, phone: '020 123' } };
    return { ...props, page: { ...props.page, context: { ...context, config } } };
  };
  const others: ((props: Props) => Props)[] = [
    ofMarket,
    ofShop,
    props => ({ ...props, intl: serverIntl('sv') }),
    props => ({ ...props, environment: { ...props.environment, hasAllSubmenus: true } }),
    props => ({ ...props, environment: { ...props.environment, addresses: testEnvironment().addresses } }),
  ];
  for (const change of others) expect(on(aMenu('Renkaat'), change)).not.toBe(first);
  expect(on(aMenu('Vinssit'))).not.toBe(first);
  expect(on()).toBe(first);
});

it('has parts that depend on nothing of the page itself', () => {
  const [one, two] = ['/', '/p/vinssi?page=2'].map(path => {
    const menus = aMenu('Renkaat');
    return createLayoutHtml()(menus, propsOf(menus, testLayoutContent, path));
  });
  expect(two).toEqual(one);
});
