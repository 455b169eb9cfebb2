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
  const plainVehicle = useMemo(() => {
    const { hasPage, pathTo } = environment;
    const formHref = hasPage('vehicle-form') ? pathTo('vehicle-form') : undefined;
    return { formHref, vehicle: null, verdictOf: null, ...plain };
  }, [environment, plain]);
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
    <ShopProviders {...{ intl, stores, engine }} app={app}>
      <PlainVehicleContext value={plainVehicle}>
        <PlainCardsContext value={plain?.cards ?? null}>
          <PageLayout regions={regions} />
        </PlainCardsContext>
      </PlainVehicleContext>
    </ShopProviders>
  );
}

interface ProvidersProps extends Pick<Props, 'engine' | 'intl' | 'stores'> {
  app: AppEnvironment;
  children: ReactNode;
}

/** The contexts of all components of a page. */
export const ShopProviders = ({ intl, stores, app, engine, children }: ProvidersProps) => (
  <RawIntlProvider value={intl}>
    <StoresContext value={stores}>
      <AppContext value={app}>
        <EngineContext value={engine}>{children}</EngineContext>
      </AppContext>
    </StoresContext>
  </RawIntlProvider>
);
