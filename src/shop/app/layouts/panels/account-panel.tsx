/** The account's forms in a panel from the right, or from the bottom on phones (R-AUTH-12): log in, create an account, request and change a password. */

import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { AccountFrames } from '#components/account/account-frames.tsx';
import { accountFrameOf, frameTitles } from '#components/account/frame-names.ts';
import type { SignedIn } from '#components/account/frame-props.ts';
import { successorOf, useControlSuccessors } from '#engine/view/control-successors.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Panel } from '#ui/panel/panel.tsx';
import type { PanelProps } from '#ui/panel/panel-shape.ts';
import { serverPanel, whenAsked } from '#ui/panel/server-panel.ts';
import { TakenPanel } from '#ui/panel/taken-panel.tsx';
import { useApp } from '../../context/app-context.ts';
import { usePlainHref } from '../../context/use-plain-href.ts';
import { useInfoLinks } from '../common/use-info-links.ts';
import { afterSignIn } from './after-sign-in.ts';

type Parts = Pick<PanelProps, 'title' | 'closeLabel' | 'children'>;

/** The form of the application in the place of the server's, with what was typed into that one and pressed in it. */
function TakenForm({ panel, parts }: { panel: HTMLDialogElement; parts: Parts }) {
  useControlSuccessors('account-body');
  // A visitor may have gone on to the next field since this was first rendered.
  const focused = useRef<Element>(null);
  const [noteFocused] = useState(() => (element: Element) => void (focused.current = element));
  useLayoutEffect(() => {
    const successor = focused.current && successorOf(focused.current);
    focused.current = null;
    if (successor instanceof HTMLElement) successor.focus({ preventScroll: true });
  });
  return <TakenPanel panel={panel} onReplaced={noteFocused} {...parts} />;
}

const AccountPanel = observer(function AccountPanel({ open }: { open: boolean }) {
  const { formatMessage } = useIntl();
  const { panels, notices, sessionActions, session, segment } = useStores();
  const { pathTo, page } = useApp();
  const { terms, privacy } = useInfoLinks();
  const plain = usePlainHref('login-form');
  const [panel] = useState(() => serverPanel('account'));
  const wanted = accountFrameOf(panels.frame);
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    if (panel) whenAsked(panel, () => setTaken(true));
  }, [panel]);
  // The server has written the sign-in form; a visitor types into it, so it stays until something in it is pressed.
  if (open && !isTaken && (wanted !== 'login' || session.isAwaited)) setTaken(true);
  const [frame, setFrame] = useState(wanted);
  // A closing panel keeps its form, but nothing of what was typed.
  if (open && frame !== wanted) setFrame(wanted);
  const [visit, setVisit] = useState({ open, number: 0 });
  if (visit.open !== open) setVisit({ open, number: visit.number + 1 });

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

  const title = formatMessage({ id: frameTitles[frame] });
  const parts = {
    title,
    closeLabel: formatMessage({ id: 'A11Y_CLOSE_PANEL' }, { name: title }),
    children: (
      <AccountFrames
        key={visit.number}
        frame={frame}
        onFrame={panels.setFrame}
        onSignedIn={signedIn => void handleSignedIn(signedIn)}
        links={{ index: pathTo('index'), terms, privacy, plain }}
      />
    ),
  };
  if (panel) return isTaken ? <TakenForm panel={panel} parts={parts} /> : null;
  return <Panel open={open} onClose={panels.close} sheetOnPhone {...parts} />;
});

export default AccountPanel;
