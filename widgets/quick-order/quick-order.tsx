/** The field for the list, and what was found. A form of the server: the page ships no script. */
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { QuickOrderResolved } from '#engine/page-types.gen.ts';
import type { MessageId } from '#i18n/message-ids.gen.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { FoundRows } from './found-rows.tsx';
import styles from './quick-order.module.css';
import { longestText, type QuickOrderData, shownBy } from './submit-quick-order.ts';

const problems: Record<NonNullable<QuickOrderData['problem']>, MessageId> = {
  empty: 'QUICK_ORDER_EMPTY',
  changed: 'QUICK_ORDER_CHANGED',
  refused: 'QUICK_ORDER_REFUSED',
  unavailable: 'QUICK_ORDER_UNAVAILABLE',
};

export function QuickOrder({ props, data }: WidgetProps<QuickOrderResolved, QuickOrderData>) {
  const { formatMessage } = useIntl();
  const { text, rows, problem, key } = data;
  const pieces = (rows ?? []).reduce((sum, { added }) => sum + added, 0);
  const { title = formatMessage({ id: 'QUICK_ORDER_TITLE' }) } = props;
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.text}>{props.text ?? formatMessage({ id: 'QUICK_ORDER_TEXT' })}</p>
      {problem ? <Feedback tone="error">{formatMessage({ id: problems[problem] })}</Feedback> : null}
      <form method="post" data-native="" className={styles.form} noValidate>
        <TextArea
          name="lines"
          label={formatMessage({ id: rows ? 'QUICK_ORDER_MORE_LINES' : 'QUICK_ORDER_LINES' })}
          {...(rows ? {} : { description: formatMessage({ id: 'QUICK_ORDER_EXAMPLE' }) })}
          defaultValue={text}
          rows={rows ? 2 : 8}
          maxLength={longestText}
        />
        <div>
          <Button type="submit" name="do" value="check" variant={rows ? 'secondary' : 'primary'}>
            {formatMessage({ id: rows ? 'QUICK_ORDER_CHECK_AGAIN' : 'QUICK_ORDER_CHECK' })}
          </Button>
        </div>
        {rows ? (
          <>
            <FoundRows rows={rows} />
            <input type="hidden" name="key" value={key} />
            <input type="hidden" name="shown" value={shownBy(rows)} />
            {pieces > 0 ? (
              <div>
                <Button type="submit" name="do" value="add" size="l">
                  {formatMessage({ id: 'QUICK_ORDER_ADD' }, { count: pieces })}
                </Button>
              </div>
            ) : null}
          </>
        ) : null}
      </form>
    </div>
  );
}
