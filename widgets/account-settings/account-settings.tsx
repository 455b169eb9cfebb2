/** Sections of the account, each edited on its own. */
import { useIntl } from 'react-intl';
import type { Api } from '#api/api.ts';
import { AccountArea } from '#components/account/account-area.tsx';
import { useOwn } from '#components/account/use-own.ts';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { AccountSettingsResolved } from '#engine/page-types.gen.ts';
import styles from './account-settings.module.css';
import { blocksOf } from './blocks.ts';
import { NewsletterBlock } from './newsletter-block.tsx';
import { PrivacyBlock } from './privacy-block.tsx';
import { SettingsBlock } from './settings-block.tsx';

const mine = ({ account }: Api) => account.get();

export function AccountSettings({ props, page }: WidgetProps<AccountSettingsResolved>) {
  const { formatMessage } = useIntl();
  const own = useOwn(mine);
  return (
    <AccountArea
      title={props.title ?? formatMessage({ id: 'ACCOUNT_SETTINGS_TITLE' })}
      links={props}
      here={page.prefix + page.path}
      own={own}
    >
      {account => (
        <div className={styles.blocks}>
          {blocksOf(account).map(block => (
            <SettingsBlock key={block.id} block={block} account={account} onSaved={own.put} />
          ))}
          <NewsletterBlock account={account} onSaved={own.put} />
          <PrivacyBlock account={account} indexHref={props.indexHref} />
        </div>
      )}
    </AccountArea>
  );
}
