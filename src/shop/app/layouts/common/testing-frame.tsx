/** The environment of a page for tests of the layouts, as on the server, so that static islands are rendered too. */

import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { MenuItem } from '#api/content/types.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import { testWidget } from '#engine/testing-engine.ts';
import { type Engine, EngineContext } from '#engine/view/engine-context.ts';
import { noTriggers } from '#engine/view/hydration-triggers.ts';
import { plainPlan } from '#i18n/address-plan.ts';
import { createAddresses } from '#i18n/addresses.ts';
import { serverIntl } from '#i18n/server-intl.ts';
import { noPublicConfig } from '#kernel/public-config.ts';
import { testFacts } from '#kernel/testing-shop-facts.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { StoresContext } from '#stores/shopper/stores-context.ts';
import { AppContext, type AppEnvironment } from '../../context/app-context.ts';
import type { Frame, LayoutContent } from '../../context/frame.ts';
import { serverParts } from '../page/server-parts.tsx';

export const testItem = (label: string, children: MenuItem[] = []): MenuItem => ({
  id: label,
  label,
  href: `/c/${label.toLowerCase()}`,
  external: false,
  newTab: false,
  type: 'category',
  children,
});

export const testFrames = {
  shop: {
    header: 'full',
    footer: 'full',
    newsletter: true,
    vatToggle: true,
    customerTypeToggle: true,
    themeToggle: true,
    login: true,
    account: true,
    cartPanel: true,
    accountPanel: true,
    menuPanel: true,
    marketPanel: true,
    ancientBrowserMessage: true,
    loadingOverlay: true,
    snackbar: true,
  },
  checkout: { header: 'bar', footer: 'legal', accountPanel: true, snackbar: true },
  bare: { header: 'none', footer: 'none' },
} satisfies Record<string, Frame>;

export const testLayoutContent: LayoutContent = {
  navigation: { layout: 'full-width', opens: 'hover' },
  payments: ['cards', 'klarna'],
  carriers: ['dhl', 'ups'],
  socialLinks: [{ icon: 'youtube', title: 'YouTube', href: 'https://video.example/shop' }],
  message: {
    id: 'late',
    text: 'Lumimyrsky viivästyttää rahtia.',
    link: { text: 'Lue lisää', href: '/toimitus' },
  },
  messageChangesAt: undefined,
};

const navigation = [
  testItem('Renkaat', [testItem('Mutarenkaat', [testItem('26 tuumaa')]), testItem('Talvirenkaat')]),
  {
    ...testItem('Vinssit', [testItem('Köydet')]),
    promotion: {
      image: { file: 'winch.webp', width: 800, height: 600 },
      ...{ alt: '', title: 'Ylös ojasta', text: 'Vinssi ja köysi', href: '/c/vinssit' },
    },
  },
  testItem('Kypärät'),
];

const page: ResolvedPage = {
  id: 'home',
  pageType: 'Front Page',
  layout: 'default',
  access: 'public',
  personal: false,
  partial: false,
  head: { title: 'Oma Kauppa', robots: 'index', alternates: [], jsonLd: [] },
  regions: {},
  context: {
    segment: { market: 'fi', locale: 'fi', customerType: 'PERSON', vatIncluded: true },
    path: '/',
    prefix: '',
    query: {},
    route: { name: 'index', params: {} },
    origin: 'https://shop.example',
    config: { ...noPublicConfig, shop: testFacts, delivery: { from: '5,99 €', ways: [] } },
    now: new Date('2026-11-21T10:00:00Z'),
  },
  tags: [],
};

export const testEnvironment = (changes: Partial<AppEnvironment> = {}): AppEnvironment => ({
  isServer: true,
  page,
  frame: testFrames.shop,
  layoutContent: testLayoutContent,
  parts: serverParts,
  menus: {
    navigation,
    topBar: [testItem('Toimitus')],
    footerFirst: { title: 'Asiakaspalvelu', items: [testItem('Palautus')] },
    footerSecond: { title: 'Suosittua', items: [testItem('Aurat')] },
  },
  pathTo: (name, params) => `/${params?.['alias'] ?? name}`,
  hasPage: () => true,
  languages: [
    { code: 'fi', phrase: 'suomeksi', href: '/', current: true },
    { code: 'sv', phrase: 'på svenska', href: '/sv', current: false },
  ],
  addresses: createAddresses(plainPlan('https://shop.example')),
  navigate: () => undefined,
  menuAt: () => Promise.resolve({ title: '', items: navigation }),
  ...changes,
});

const engine: Engine = {
  mode: 'server',
  // The layouts refer to widgets by name only; this one replaces the newsletter.
  widget: type => testWidget({ type, view: () => <form aria-label={type} /> }),
  fetchWidget: () => Promise.resolve(undefined),
  triggers: noTriggers,
  features: [],
  failed: () => null,
  report: () => undefined,
};

interface Props {
  stores: ShopperStores;
  environment?: AppEnvironment;
  children: ReactNode;
}

export function TestFrame({ stores, environment = testEnvironment(), children }: Props) {
  return (
    <RawIntlProvider value={serverIntl(stores.segment.locale, testFacts)}>
      <StoresContext value={stores}>
        <AppContext value={environment}>
          <EngineContext value={engine}>{children}</EngineContext>
        </AppContext>
      </StoresContext>
    </RawIntlProvider>
  );
}
