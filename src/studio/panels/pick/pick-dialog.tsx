/** Chooses one thing of the shop, or several, by name. */

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import type { PickItem, PickKind } from '#studio-api/pick.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { kindNames } from './kind-names.ts';
import { KindTabs } from './kind-tabs.tsx';
import { PickList } from './pick-list.tsx';

interface Props {
  kinds: readonly [PickKind, ...PickKind[]];
  /** Stays open for the next choice. */
  isMany?: boolean;
  isChosen?: (item: PickItem) => boolean;
  onPick: (item: PickItem, kind: PickKind) => void;
  onClose: () => void;
}

export function PickDialog({ kinds, isMany = false, isChosen = () => false, onPick, onClose }: Props) {
  const { formatMessage } = useIntl();
  const [kind, setKind] = useState<PickKind>(kinds[0]);
  const [typed, setTyped] = useState('');
  const title = formatMessage({ id: 'PICK_TITLE' }, { kind: formatMessage({ id: kindNames[kind] }) });
  // Outside of the form around it: forms do not nest.
  return createPortal(
    <Dialog
      title={title}
      onClose={onClose}
      footer={isMany ? <Button onClick={onClose}>{formatMessage({ id: 'PICK_DONE' })}</Button> : undefined}
    >
      {kinds.length > 1 ? <KindTabs kinds={kinds} kind={kind} onChange={setKind} /> : null}
      <PickList
        key={kind}
        kind={kind}
        label={formatMessage({ id: 'PICK_SEARCH' })}
        isChosen={isChosen}
        typed={typed}
        onType={setTyped}
        hasOtherKinds={kinds.length > 1}
        onPick={item => {
          onPick(item, kind);
          if (!isMany) onClose();
        }}
      />
    </Dialog>,
    document.body,
  );
}
