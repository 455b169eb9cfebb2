/** The application in the browser: renders the current page and replaces it after a navigation. */

import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import type { IntlShape } from 'react-intl';
import type { AppEnvironment } from '#app/context/app-context.ts';
import { ShopApp } from '#app/layouts/page/shop-app.tsx';
import type { Report } from '#engine/definition/report.ts';
import type { ResolvedPage } from '#engine/definition/resolved-page.ts';
import { useControlSuccessors } from '#engine/view/control-successors.ts';
import type { ShopperStores } from '#stores/shopper/shopper-stores.ts';
import type { Vehicle } from '#stores/visitor/vehicle.ts';
import type { ClientEngines } from '../navigate/client-engine.ts';
import type { Screen } from '../ports/screen.ts';
import { ShellBoundary } from './shell-boundary.tsx';

interface Shown {
  page: ResolvedPage;
  /** The page of the server's HTML, whose static widgets are left as they are. */
  isFirst: boolean;
  intl: IntlShape;
  languages: AppEnvironment['languages'];
}

interface Props {
  first: ResolvedPage;
  frame: AppEnvironment['frame'];
  languages: AppEnvironment['languages'];
  engines: ClientEngines;
  intl: IntlShape;
  stores: ShopperStores;
  addresses: AppEnvironment['addresses'];
  pathTo: AppEnvironment['pathTo'];
  hasPage: AppEnvironment['hasPage'];
  navigate: AppEnvironment['navigate'];
  menuAt: AppEnvironment['menuAt'];
  screen: Pick<Screen, 'show'>;
  /** What the server has shown the first page for: chosen without scripts. */
  vehicle?: Vehicle | undefined;
  onReady: () => void;
  rootId: string;
  report: Report;
}

export function ClientApp({
  first,
  frame,
  languages,
  engines,
  intl,
  stores,
  addresses,
  pathTo,
  hasPage,
  navigate,
  menuAt,
  screen,
  vehicle,
  onReady,
  rootId,
  report,
}: Props) {
  useControlSuccessors(rootId);
  const [current, setCurrent] = useState<Shown>({ page: first, isFirst: true, intl, languages });
  const [environment] = useState(() => ({
    isServer: false,
    frame,
    menus: undefined,
    layoutContent: undefined,
    parts: undefined,
    addresses,
    pathTo,
    hasPage,
    navigate,
    menuAt,
  }));
  const [plain] = useState(() => vehicle && { vehicle, verdictOf: null });
  const [shown, setShown] = useState<{ done: () => void } | null>(null);

  useEffect(() => {
    screen.show = (page, nextIntl, nextLanguages) =>
      new Promise(resolve => {
        startTransition(() => {
          setCurrent({ page, isFirst: false, intl: nextIntl, languages: nextLanguages });
          setShown({ done: resolve });
        });
      });
    onReady();
  }, [screen, onReady]);

  useLayoutEffect(() => shown?.done(), [shown]);

  const pageEnvironment = { ...environment, languages: current.languages };
  return (
    <ShellBoundary page={current.page} rootId={rootId} report={report}>
      <ShopApp
        page={current.page}
        engine={current.isFirst ? engines.hydrating : engines.live}
        intl={current.intl}
        stores={stores}
        environment={pageEnvironment}
        plain={plain && current.isFirst ? plain : null}
      />
    </ShellBoundary>
  );
}
