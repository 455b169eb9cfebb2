/** The balance in each currency that has one. */
import { useIntl } from 'react-intl';
import type { Api } from '#api/api.ts';
import { AccountArea } from '#components/account/account-area.tsx';
import { useOwn } from '#components/account/use-own.ts';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { AccountBalanceResolved } from '#engine/page-types.gen.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import styles from './account-balance.module.css';

const mine = ({ account }: Api) => account.get();

export function AccountBalance({ props, page }: WidgetProps<AccountBalanceResolved>) {
  const { formatMessage } = useIntl();
  const own = useOwn(mine);
  return (
    <AccountArea
      title={props.title ?? formatMessage({ id: 'ACCOUNT_BALANCE_PAGE_TITLE' })}
      links={props}
      here={page.prefix + page.path}
      own={own}
    >
      {({ balances }) => {
        const filled = balances.filter(({ amount }) => amount !== 0);
        return filled.length === 0 ? (
          <EmptyState
            heading="h2"
            title={formatMessage({ id: 'ACCOUNT_BALANCE_EMPTY' })}
            action={<Button href={props.shopHref}>{formatMessage({ id: 'common.toAllProducts' })}</Button>}
          >
            {formatMessage({ id: 'ACCOUNT_BALANCE_EMPTY_TEXT' })}
          </EmptyState>
        ) : (
          <>
            <ul className={styles.balances}>
              {filled.map(({ currency, amountFormatted }) => (
                <li key={currency} className={styles.amount}>
                  {amountFormatted}
                </li>
              ))}
            </ul>
            <p>{formatMessage({ id: 'ACCOUNT_BALANCE_TEXT' })}</p>
          </>
        );
      }}
    </AccountArea>
  );
}
