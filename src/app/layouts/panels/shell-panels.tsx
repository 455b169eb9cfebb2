/** The panels of the shop. Each one's code comes when it is first wanted; every navigation closes them (facts 8.3). */
import { useStores } from '#stores/stores-context.ts';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useApp } from '../../app-context.ts';
import { PanelBoundary } from './panel-boundary.tsx';
import { loadAddedNotice, loadCartPanel, loadMenuPanel } from './panel-intent.ts';

const CartPanel = lazy(loadCartPanel);
const MenuPanel = lazy(loadMenuPanel);
const AddedNotice = lazy(loadAddedNotice);

/** Once wanted, a panel stays mounted: it has to play its closing and give the focus back. */
function useEver(wanted: boolean): boolean {
  const [ever, setEver] = useState(wanted);
  if (wanted && !ever) setEver(true);
  return ever;
}

export const ShellPanels = observer(function ShellPanels() {
  const { panels, cart, notices } = useStores();
  const { page } = useApp();
  const cartOpen = panels.current === 'cart';
  const menuOpen = panels.current === 'menu';
  const addedOpen = cart.added !== null && !cartOpen;
  const cartEver = useEver(cartOpen);
  const menuEver = useEver(menuOpen);
  const addedEver = useEver(addedOpen);

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
        {cartEver ? <CartPanel open={cartOpen} /> : null}
        {menuEver ? <MenuPanel open={menuOpen} /> : null}
        {addedEver ? <AddedNotice open={addedOpen} /> : null}
      </Suspense>
    </PanelBoundary>
  );
});
