/** The panels that the layout has. Each one is loaded on first use. */

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LazyMount } from '#components/loading/lazy-mount.tsx';
import { useStores } from '#stores/shopper/stores-context.ts';
import { useApp } from '../../context/app-context.ts';
import { loadAddedNotice, panelLoaders, panelTexts } from './panel-intent.ts';

type Shown = keyof typeof panelLoaders;
const names = Object.keys(panelLoaders) as Shown[];

export const ShellPanels = observer(function ShellPanels() {
  const { panels, cart } = useStores();
  const { frame, page } = useApp();

  useEffect(() => cart.dismissAdded(), [page, cart]);

  const isAdded = frame.cartPanel === true && cart.added !== null && panels.current !== 'cart';
  return (
    <>
      {names.map(name =>
        frame[`${name}Panel`] ? (
          <LazyMount
            key={name}
            load={panelLoaders[name]}
            texts={panelTexts[name]}
            wanted={panels.current === name}
            onFail={panels.close}
          >
            {View => <View open={panels.current === name} />}
          </LazyMount>
        ) : null,
      )}
      <LazyMount load={loadAddedNotice} texts="panels" wanted={isAdded} onFail={cart.dismissAdded}>
        {AddedNotice => <AddedNotice open={isAdded} />}
      </LazyMount>
    </>
  );
});
