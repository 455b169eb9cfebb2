/** What a product page fetches when it is asked for: a panel's code, with the texts it needs. Once there it stays, to play its closing. */
import { AllTexts } from '#i18n/all-texts.tsx';
import { useStores } from '#stores/stores-context.ts';
import { PanelBoundary } from '#ui/panel-boundary.tsx';
import { type ReactNode, Suspense, useState } from 'react';

interface Props {
  wanted: boolean;
  /** The code did not come; the shopper was told, and the page stays. */
  onFail: () => void;
  children: ReactNode;
}

export function Later({ wanted, onFail, children }: Props) {
  const { notices } = useStores();
  const [ever, setEver] = useState(wanted);
  if (wanted && !ever) setEver(true);
  if (!ever) return null;
  const giveUp = () => {
    setEver(false);
    onFail();
    notices.show('ERROR_NETWORK', { mode: 'error' });
  };
  return (
    <PanelBoundary onFail={giveUp}>
      <Suspense>
        <AllTexts>{children}</AllTexts>
      </Suspense>
    </PanelBoundary>
  );
}
