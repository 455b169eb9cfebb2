/** The account's forms in a panel from the right, or from the bottom on phones (R-AUTH-12): log in, create an account, request and change a password. */

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AccountFrames } from '#components/account/account-frames.tsx';
import { accountFrameOf, frameTitles } from '#components/account/frame-names.ts';
import type { SignedIn } from '#components/account/frame-props.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { useApp } from '../../context/app-context.ts';
import { useInfoLinks } from '../common/use-info-links.ts';
import { afterSignIn } from './after-sign-in.ts';

const AccountPanel = observer(function AccountPanel({ open }: { open: boolean }) {
  const { formatMessage } = useIntl();
  const { panels, notices, sessionActions, session, segment } = useStores();
  const { pathTo, page } = useApp();
  const { terms, privacy } = useInfoLinks();
  const wanted = accountFrameOf(panels.frame);
  const [frame, setFrame] = useState(wanted);
  // A closing panel keeps its content.
  if (open && frame !== wanted) setFrame(wanted);

  const handleSignedIn = async ({ how, notice, isSame }: SignedIn) => {
    panels.close();
    const next = afterSignIn({
      how,
      isSame,
      route: page.context.route.name,
      isPersonal: page.personal,
      isOtherSegment: (session.customerType ?? segment.customerType) !== segment.customerType,
    });
    if (next === 'stay') notices.show(notice, { mode: 'success' });
    else (await sessionActions()).leave(next === 'reload' ? null : pathTo('account-settings'), notice);
  };

  return (
    <Panel
      open={open}
      onClose={panels.close}
      sheetOnPhone
      title={formatMessage({ id: frameTitles[frame] })}
      closeLabel={formatMessage(
        { id: 'A11Y_CLOSE_PANEL' },
        { name: formatMessage({ id: frameTitles[frame] }) },
      )}
    >
      <AccountFrames
        frame={frame}
        onFrame={panels.setFrame}
        onSignedIn={signedIn => void handleSignedIn(signedIn)}
        links={{ index: pathTo('index'), terms, privacy }}
      />
    </Panel>
  );
});

export default AccountPanel;
