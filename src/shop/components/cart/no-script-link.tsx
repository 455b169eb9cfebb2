/** Leads browsers without scripts from a page that needs them to the one that works without. */
import { useIntl } from 'react-intl';
import { useOrderByPhone } from './use-order-by-phone.ts';

interface Props {
  /** Absent: there is no such page, and orders are taken by phone. */
  href: string | undefined;
}

export function NoScriptLink({ href }: Props) {
  const { formatMessage } = useIntl();
  const byPhone = useOrderByPhone();
  return (
    <noscript>
      {href === undefined ? null : (
        <>
          <meta httpEquiv="refresh" content={`0; url=${href}`} />
          <p>
            <a href={href}>{formatMessage({ id: 'NO_SCRIPT_CONTINUE' })}</a>
          </p>
        </>
      )}
      {byPhone === null ? null : <p>{byPhone}</p>}
    </noscript>
  );
}
