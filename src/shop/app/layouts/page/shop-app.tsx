/** The root component: providers around the page's layout and its regions, the same on the server and in the browser. */

import { type ReactNode, useMemo } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { type PlainCards, PlainCardsContext } from '#components/product/plain-cards.ts';
import { type PlainVehicle, PlainVehicleContext } from '#components/vehicle/plain-vehicle.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import { type Engine, EngineContext } from '#engine/view/engine-context.ts';
import { Region } from '#engine/view/region.tsx';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import { StoresContext } from '#stores/shopper/stores-context.ts';
import { AppContext, type AppEnvironment } from '../../context/app-context.ts';
import { PageLayout } from './page-layout.tsx';

interface Props {
  page: ResolvedPage;
  engine: Engine;
  intl: IntlShape;
  stores: ShopperStores;
  environment: Omit<AppEnvironment, 'page'>;
  /** What the visitor has chosen without scripts. */
  plain?: (Pick<PlainVehicle, 'vehicle' | 'verdictOf'> & { cards?: PlainCards }) | null;
}

export function ShopApp({ page, engine, intl, stores, environment, plain = null }: Props) {
  const app = useMemo(() => ({ ...environment, page }), [environment, page]);
  const RegionView = engine.region ?? Region;
  const regions = Object.fromEntries(
    Object.entries(page.regions).map(([name, containers]) => [
      name,
      // The key resets the state at another address: choices made for one product do not carry over to the next.
      <RegionView
        key={`${name} ${page.context.path}`}
        name={name}
        containers={containers}
        page={page.context}
      />,
    ]),
  );
  return (
    <ShopProviders {...{ intl, stores, engine, app, plain }}>
      <PageLayout regions={regions} />
    </ShopProviders>
  );
}

interface ProvidersProps extends Pick<Props, 'engine' | 'intl' | 'stores' | 'plain'> {
  app: AppEnvironment;
  children: ReactNode;
}

/** The contexts of all components of a page. */
export function ShopProviders({ intl, stores, app, engine, plain = null, children }: ProvidersProps) {
  const { hasPage, pathTo } = app;
  const plainVehicle = useMemo(() => {
    const formHref = hasPage('vehicle-form') ? pathTo('vehicle-form') : undefined;
    return { formHref, vehicle: null, verdictOf: null, ...plain };
  }, [hasPage, pathTo, plain]);
  return (
    <RawIntlProvider value={intl}>
      <StoresContext value={stores}>
        <AppContext value={app}>
          <EngineContext value={engine}>
            <PlainVehicleContext value={plainVehicle}>
              <PlainCardsContext value={plain?.cards ?? null}>{children}</PlainCardsContext>
            </PlainVehicleContext>
          </EngineContext>
        </AppContext>
      </StoresContext>
    </RawIntlProvider>
  );
}
