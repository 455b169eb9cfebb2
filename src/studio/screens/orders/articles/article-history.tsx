/** What was corrected, the newest first. */
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { ArticleDetail, ArticleEvent } from '#studio-api/articles.ts';
import { orderMoneyText, timeText } from '../order-texts.ts';
import styles from '../orders.module.css';

function changesOf(intl: IntlShape, event: ArticleEvent): string {
  if (event.action === 'article.stock') {
    const { from, to } = event;
    return [
      from.inStock !== to.inStock &&
        intl.formatMessage({ id: 'ARTICLE_EVENT_STOCK' }, { before: from.inStock, after: to.inStock }),
      from.oversellable !== to.oversellable &&
        intl.formatMessage(
          { id: 'ARTICLE_EVENT_OVERSELLABLE' },
          { before: from.oversellable, after: to.oversellable },
        ),
    ]
      .filter(Boolean)
      .join(', ');
  }
  const { from, to, country, currency } = event;
  const market = intl.formatDisplayName(country, { type: 'region' }) ?? country;
  const money = (before: number, after: number) => ({
    before: orderMoneyText(intl, before, currency),
    after: orderMoneyText(intl, after, currency),
  });
  return [
    from.selling !== to.selling &&
      intl.formatMessage({ id: 'ARTICLE_EVENT_PRICE' }, { market, ...money(from.selling, to.selling) }),
    from.regular !== to.regular &&
      intl.formatMessage({ id: 'ARTICLE_EVENT_REGULAR' }, money(from.regular, to.regular)),
  ]
    .filter(Boolean)
    .join(', ');
}

export function ArticleHistory({ article: { history } }: { article: ArticleDetail }) {
  const intl = useIntl();
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="ARTICLE_HISTORY" />
      </h2>
      {history.length === 0 ? (
        <p className={styles.soft}>
          <FormattedMessage id="ARTICLE_HISTORY_NONE" />
        </p>
      ) : (
        <ol className={styles.events}>
          {history.map(event => (
            <li key={`${event.at} ${event.action}`}>
              <span>
                <strong>{changesOf(intl, event)}</strong>
                {event.reason ? <span className={styles.written}>{event.reason}</span> : null}
              </span>
              <span className={styles.soft}>
                <time dateTime={event.at}>{timeText(intl, event.at)}</time>
                {' · '}
                {event.author}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
