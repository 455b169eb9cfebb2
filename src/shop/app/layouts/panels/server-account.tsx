/**
 * The panel of the account in the HTML of the server, outside the application: the sign-in form. The application takes it
 * over when something in it is pressed (account-panel.tsx); where it cannot, the form is posted to the page without scripts.
 */
import { useIntl } from 'react-intl';
import { AccountFrames } from '#components/account/account-frames.tsx';
import { frameTitles } from '#components/account/frame-names.ts';
import panel from '#ui/panel/panel.module.css';
import { useApp } from '../../context/app-context.ts';
import { usePlainHref } from '../../context/use-plain-href.ts';
import { ServerPanel } from './server-panel.tsx';

const ofApplication = () => undefined;

export function ServerAccount() {
  const { formatMessage } = useIntl();
  const { pathTo } = useApp();
  const plain = usePlainHref('login-form');
  const title = formatMessage({ id: frameTitles.login });
  return (
    <ServerPanel
      name="account"
      title={title}
      closeLabel={formatMessage({ id: 'A11Y_CLOSE_PANEL' }, { name: title })}
      className={panel.sheetOnPhone}
    >
      <AccountFrames
        frame="login"
        onFrame={ofApplication}
        onSignedIn={ofApplication}
        links={{ index: pathTo('index'), plain }}
      />
    </ServerPanel>
  );
}
