/** The panels of the shop. Each one's code comes when it is first wanted; every navigation closes them (facts 8.3). */
import { Later } from '#parts/later.tsx';
import { useStores } from '#stores/stores-context.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp } from '../../app-context.ts';
import { loadAddedNotice, panelLoaders } from './panel-intent.ts';

const loaders = Object.entries(panelLoaders);

export const ShellPanels = observer(function ShellPanels() {
  const { panels, cart } = useStores();
  const { page } = useApp();

  useEffect(() => {
    panels.close();
    cart.dismissAdded();
  }, [page, panels, cart]);

  const isAdded = cart.added !== null && panels.current !== 'cart';
  return (
    <>
      {loaders.map(([name, load]) => (
        <Later key={name} load={load} wanted={panels.current === name} onFail={panels.close}>
          {View => <View open={panels.current === name} />}
        </Later>
      ))}
      <Later load={loadAddedNotice} wanted={isAdded} onFail={cart.dismissAdded}>
        {AddedNotice => <AddedNotice open={isAdded} />}
      </Later>
    </>
  );
});
