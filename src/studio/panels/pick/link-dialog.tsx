/** Chooses where a link leads: to something of the shop by name, or to an address. */

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import type { PickItem } from '#studio-api/pick.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { KindTabs } from './kind-tabs.tsx';
import { type LinkKind, linkKinds, readTypedLink } from './link-value.ts';
import { PickList } from './pick-list.tsx';

interface Props {
  /** The address that is shown at first. */
  address: string;
  kind: LinkKind | 'address';
  isChosen: (item: PickItem, kind: LinkKind) => boolean;
  /** Only things with an address of their own. */
  needsPath?: boolean;
  onPick: (kind: LinkKind, item: PickItem) => void;
  onAddress: (address: string) => void;
  /** There is a link that can be removed. */
  onRemove?: () => void;
  onClose: () => void;
}

export function LinkDialog(props: Props) {
  const { address, kind: first, isChosen, needsPath, onPick, onAddress, onRemove, onClose } = props;
  const { formatMessage } = useIntl();
  const [kind, setKind] = useState<LinkKind | 'address'>(first);
  const [typed, setTyped] = useState('');
  // Outside of the form around it: forms do not nest.
  return createPortal(
    <Dialog
      title={formatMessage({ id: 'PICK_LINK_TITLE' })}
      onClose={onClose}
      footer={
        onRemove ? (
          <Button
            variant="secondary"
            size="s"
            onClick={() => {
              onRemove();
              onClose();
            }}
          >
            {formatMessage({ id: 'PICK_LINK_REMOVE' })}
          </Button>
        ) : undefined
      }
    >
      <KindTabs kinds={[...linkKinds, 'address']} kind={kind} onChange={setKind} />
      {kind === 'address' ? (
        <AddressForm
          address={address}
          onAddress={next => {
            onAddress(next);
            onClose();
          }}
        />
      ) : (
        <PickList
          key={kind}
          kind={kind}
          label={formatMessage({ id: 'PICK_SEARCH' })}
          needsPath={needsPath ?? false}
          typed={typed}
          onType={setTyped}
          hasOtherKinds
          isChosen={item => isChosen(item, kind)}
          onPick={item => {
            onPick(kind, item);
            onClose();
          }}
        />
      )}
    </Dialog>,
    document.body,
  );
}

function AddressForm({ address, onAddress }: { address: string; onAddress: (address: string) => void }) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(address);
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        const read = readTypedLink(typed);
        setWrong(read === null);
        if (read !== null) onAddress(read);
      }}
    >
      <TextInput
        label={formatMessage({ id: 'PICK_ADDRESS' })}
        name="address"
        value={typed}
        description={formatMessage({ id: 'PICK_ADDRESS_HELP' })}
        error={isWrong ? formatMessage({ id: 'PICK_ADDRESS_WRONG' }) : undefined}
        onChange={next => {
          setTyped(next);
          setWrong(false);
        }}
      />
      <Button type="submit" size="s">
        {formatMessage({ id: 'PICK_ADDRESS_USE' })}
      </Button>
    </form>
  );
}
