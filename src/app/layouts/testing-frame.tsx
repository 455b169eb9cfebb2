/** A page's surroundings for tests of the layouts: as on the server, so that islands are there too. */
import type { MenuItem } from '#api/content/types.ts';
import type { ResolvedPage } from '#engine/resolved-page.ts';
import { noPublicConfig } from '#kernel/public-config.ts';
import { serverTexts } from '#i18n/server-texts.ts';
import { TextsProvider } from '#i18n/texts-provider.tsx';
import type { ShopperStores } from '#stores/shopper-stores.ts';
import { StoresContext } from '#stores/stores-context.ts';
import type { ReactNode } from 'react';
import { AppContext, type AppEnvironment } from '../app-context.ts';

export const testItem = (label: string, children: MenuItem[] = []): MenuItem => ({
  id: label,
  label,
  href: `/c/${label.toLowerCase()}`,
  external: false,
  newTab: false,
  type: 'category',
  children,
});

const navigation = [
  testItem('Renkaat', [testItem('Mutarenkaat', [testItem('26 tuumaa')]), testItem('Talvirenkaat')]),
  testItem('Vinssit', [testItem('Köydet')]),
  testItem('Kypärät'),
];

const page: ResolvedPage = {
  id: 'home',
  pageType: 'Front Page',
  layout: 'default',
  access: 'public',
  personal: false,
  partial: false,
  status: 200,
  head: { title: 'ATV Huset', robots: 'index', alternates: [], jsonLd: [] },
  regions: {},
  context: {
    segment: { market: 'fi', locale: 'fi', customerType: 'PERSON', vatIncluded: true },
    path: '/',
    query: {},
    route: { name: 'index', params: {} },
    origin: 'https://shop.example',
    config: noPublicConfig,
    now: new Date('2026-11-21T10:00:00Z'),
  },
  tags: [],
};

export const testEnvironment = (changes: Partial<AppEnvironment> = {}): AppEnvironment => ({
  isServer: true,
  page,
  chrome: {
    navigation,
    topBar: [testItem('Toimitus')],
    footerFirst: { title: 'Asiakaspalvelu', items: [testItem('Palautus')] },
    footerSecond: { title: 'Suosittua', items: [testItem('Aurat')] },
  },
  pathTo: (name, params) => `/${params?.['alias'] ?? name}`,
  languages: [
    { code: 'fi', name: 'Suomi', href: '/', current: true },
    { code: 'sv', name: 'Svenska', href: '/sv', current: false },
  ],
  navigate: () => undefined,
  menuAt: () => Promise.resolve({ title: '', items: navigation }),
  ...changes,
});

interface Props {
  stores: ShopperStores;
  environment?: AppEnvironment;
  children: ReactNode;
}

export function TestFrame({ stores, environment = testEnvironment(), children }: Props) {
  return (
    <TextsProvider texts={serverTexts(stores.segment.locale)}>
      <StoresContext value={stores}>
        <AppContext value={environment}>{children}</AppContext>
      </StoresContext>
    </TextsProvider>
  );
}
