/** One drawing, one sentence, one link, and a search field where the page has one. */
import { useIntl } from 'react-intl';
import { Drawing } from '#components/content/drawing.tsx';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { MessageResolved } from '#engine/page-types.gen.ts';
import { encodePath } from '#kernel/address/address-path.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import styles from './message.module.css';
import { SearchForm } from './search-form.tsx';

export function Message({
  props: { title, text, textBy, illustration, status, search: hasSearch, action },
  page: { prefix, path, query },
}: WidgetProps<MessageResolved>) {
  const { formatMessage } = useIntl();
  const search = new URLSearchParams(query).toString();
  const asked = textBy && query[textBy.query];
  const special = textBy?.texts.find(({ value }) => value === asked);
  return (
    <EmptyState
      heading="h1"
      title={title}
      drawing={illustration ? <Drawing name={illustration} priority="eager" /> : null}
      action={
        <>
          {Number(status) >= 500 ? (
            <Button variant="secondary" href={encodePath(prefix + path) + (search && `?${search}`)}>
              {formatMessage({ id: 'ERROR_PAGE_RELOAD' })}
            </Button>
          ) : null}
          {action?.href ? <Button href={action.href}>{action.text}</Button> : null}
        </>
      }
      className={styles.message ?? ''}
    >
      {special?.text ?? text}
      {status ? (
        <p className={styles.status}>{formatMessage({ id: 'ERROR_PAGE_STATUS' }, { status })}</p>
      ) : null}
      {hasSearch ? <SearchForm prefix={prefix} /> : null}
    </EmptyState>
  );
}
