/** The panels of the shop. Each one's code comes when it is first wanted; every navigation closes them (facts 8.3). */
import { AllTexts } from '#i18n/all-texts.tsx';
import { useStores } from '#stores/stores-context.ts';
import { observer } from 'mobx-react-lite';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useApp } from '../../app-context.ts';
import { PanelBoundary } from '#ui/panel-boundary.tsx';
import { loadAddedNotice, panelLoaders } from './panel-intent.ts';

const views = Object.entries(panelLoaders).map(([name, load]) => ({ name, View: lazy(load) }));
const AddedNotice = lazy(loadAddedNotice);

/** Once wanted, a panel stays mounted: it has to play its closing and give the focus back. */
function Wanted({ of: View, open }: { of: ComponentType<{ open: boolean }>; open: boolean }) {
  const [ever, setEver] = useState(open);
  if (open && !ever) setEver(true);
  if (!ever) return null;
  return (
    <AllTexts>
      <View open={open} />
    </AllTexts>
  );
}

export const ShellPanels = observer(function ShellPanels() {
  const { panels, cart, notices } = useStores();
  const { page } = useApp();

  useEffect(() => {
    panels.close();
    cart.dismissAdded();
  }, [page, panels, cart]);

  const giveUp = () => {
    panels.close();
    cart.dismissAdded();
    notices.show('ERROR_NETWORK', { mode: 'error' });
  };
  return (
    <PanelBoundary key={page.id} onFail={giveUp}>
      <Suspense>
        {views.map(({ name, View }) => (
          <Wanted key={name} of={View} open={panels.current === name} />
        ))}
        <Wanted of={AddedNotice} open={cart.added !== null && panels.current !== 'cart'} />
      </Suspense>
    </PanelBoundary>
  );
});
