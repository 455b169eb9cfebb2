/** Room for a widget whose rule only the browser can settle; what settles it is fetched when there is such a widget (R-PAGE-5). */
import { type ComponentType, useEffect, useState } from 'react';
import { type Settle, useEngine } from './engine-context.ts';
import { type HeldProps, KeptFree } from './held-room.tsx';

interface Ready {
  Frame: ComponentType<HeldProps & { settle: Settle }>;
  settle: Settle;
}

export function HeldPlace(props: HeldProps) {
  const { settle, report } = useEngine();
  const [ready, setReady] = useState<Ready | null>(null);
  useEffect(() => {
    let wanted = settle !== undefined;
    if (settle)
      Promise.all([import('./held-frame.tsx'), settle()]).then(
        ([{ HeldFrame }, settled]) => {
          if (wanted) setReady({ Frame: HeldFrame, settle: settled });
        },
        (error: unknown) => report('WIDGET001', 'A rule cannot be settled', { error }),
      );
    return () => {
      wanted = false;
    };
  }, [settle, report]);
  return ready ? <ready.Frame {...props} settle={ready.settle} /> : <KeptFree widget={props.widget} />;
}
