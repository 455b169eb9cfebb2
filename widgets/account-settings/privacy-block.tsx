/** Password, data export and account deletion. */
import { useIntl } from 'react-intl';
import type { Account } from '#api/account/types.ts';
import type { CustomerOrder } from '#api/order/types.ts';
import type { SavedLine } from '#api/saved-line/types.ts';
import type { VehicleNames } from '#kernel/vehicle/vehicle-facets.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { withLogin } from '#stores/visitor/with-login.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import styles from './account-settings.module.css';
import { DeleteAccount } from './delete-account.tsx';
import { useAttempt } from './use-attempt.ts';

/** A customer's data as a file to keep (GDPR art. 15 and 20). */
interface OwnData {
  account: Account;
  orders: readonly CustomerOrder[];
  /** Null: the backend stores none. */
  savedLines: readonly SavedLine[] | null;
  vehicles: readonly VehicleNames[] | null;
}

/** Readable by people and programs. */
const ownDataText = (data: OwnData): string => `${JSON.stringify(data, null, 2)}\n`;

function downloadOwnData(data: OwnData): void {
  const address = URL.createObjectURL(new Blob([ownDataText(data)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: 'atv-huset.json' });
  link.click();
  URL.revokeObjectURL(address);
}

export function PrivacyBlock({ account, indexHref }: { account: Account; indexHref: string }) {
  const { formatMessage } = useIntl();
  const stores = useStores();
  const { phase, attempt } = useAttempt(async () => {
    const [orders, savedLines, vehicles] = await withLogin(stores, async () => {
      const { order, savedLine, garage } = await stores.api();
      return Promise.all([order.mine(), savedLine.all(), garage.all()]);
    });
    downloadOwnData({ account, orders, savedLines, vehicles });
  });

  return (
    <section className={styles.block}>
      <h2 className={styles.title}>{formatMessage({ id: 'ACCOUNT_PRIVACY_TITLE' })}</h2>
      <p>{formatMessage({ id: 'ACCOUNT_PERSONAL_INFO_REMOVAL' })}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => stores.panels.open('account', 'change')}>
          {formatMessage({ id: 'CHANGE_PASSWORD' })}
        </Button>
        <Button variant="secondary" loading={phase === 'busy'} onClick={attempt}>
          {formatMessage({ id: 'ACCOUNT_DOWNLOAD_DATA' })}
        </Button>
        <DeleteAccount indexHref={indexHref} />
      </div>
      {phase === 'failed' ? (
        <Feedback tone="error">{formatMessage({ id: 'FEEDBACK_ERROR' })}</Feedback>
      ) : null}
    </section>
  );
}
