/** The container that Flowbox fills; before consent it says why it is empty. */

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { ThirdPartyPlace } from '#components/third-party/third-party-place.tsx';
import { useThirdPartyScripts } from '#components/third-party/use-third-party-scripts.ts';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { FlowboxResolved } from '#engine/page-types.gen.ts';
import { type FlowboxStart, flowboxService, startFlowbox } from './flowbox-service.ts';

/** Flowbox settings besides the container; null: the shop does not use Flowbox. */
export type FlowboxData = Omit<FlowboxStart, 'container'> | null;

export const Flowbox = observer(function Flowbox({
  id,
  props,
  data,
}: WidgetProps<FlowboxResolved, FlowboxData>) {
  const { formatMessage } = useIntl();
  const state = useThirdPartyScripts(flowboxService);
  const box = `flowbox-${id.replaceAll('/', '-')}`;
  const isWanted = state === 'loading' || state === 'ready';
  useEffect(() => {
    if (isWanted && data) startFlowbox({ container: `#${box}`, ...data });
  }, [isWanted, data, box]);

  return (
    <ThirdPartyPlace
      label={formatMessage({ id: 'FLOWBOX_FEED' })}
      service="Flowbox"
      state={state}
      size={{ minHeight: props.minHeight }}
    >
      {/* Flowbox owns the content; React does not render inside. */}
      <div id={box} key={isWanted ? 'feed' : 'nothing'} />
    </ThirdPartyPlace>
  );
});
