/** One article: what of it can be sold, what it costs in each market, and who corrected it. */
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ArticleDetail, ArticlePrice } from '#studio-api/articles.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronLeftIcon } from '#ui/icons.ts';
import { useAsync } from '../../../parts/api/use-async.ts';
import { useStudio } from '../../../parts/context/studio-context.ts';
import { useEvents } from '../../../parts/context/use-events.ts';
import { LoadState } from '../../../parts/messages/load-state.tsx';
import { orderMoneyText } from '../order-texts.ts';
import styles from '../orders.module.css';
import { ArticleHistory } from './article-history.tsx';
import own from './articles.module.css';
import { PriceDialog, StockDialog } from './correction-dialogs.tsx';
import { useCorrection } from './use-correction.ts';

/** Address of an article's screen: in the query, since article numbers may contain slashes. */
export const articleAddress = (articleNumber: string): string =>
  `/orders/stock/article?number=${encodeURIComponent(articleNumber)}`;

export function ArticleScreen({ articleNumber }: { articleNumber: string }) {
  const { api, locale } = useStudio();
  const { value, error, reload } = useAsync(`${articleNumber} ${locale}`, () =>
    api.get<ArticleDetail>(
      `/api/articles/one?number=${encodeURIComponent(articleNumber)}&language=${locale}`,
    ),
  );
  // Orders take pieces.
  useEvents(['orders'], reload);
  /** What was answered to a correction is newer than what was loaded before it. */
  const [answered, setAnswered] = useState<{ article: ArticleDetail; after: unknown } | null>(null);
  const article = answered && answered.after === value ? answered.article : value;
  useEffect(() => {
    document.title = `${articleNumber} · Studio`;
  }, [articleNumber]);
  if (!article) return <LoadState error={error} onRetry={reload} />;
  return (
    <div className={styles.screen}>
      <Head article={article} />
      <Corrections article={article} onArticle={next => setAnswered({ article: next, after: value })} />
      <ArticleHistory article={article} />
    </div>
  );
}

function Head({ article: { articleNumber, name, variant, gtin, shelf } }: { article: ArticleDetail }) {
  return (
    <header className={styles.orderHead}>
      <Link to="/orders/stock" className={styles.back}>
        <Icon of={chevronLeftIcon} size={16} />
        <FormattedMessage id="ARTICLE_BACK" />
      </Link>
      <h1>{[name, variant].filter(Boolean).join(', ')}</h1>
      <p className={styles.soft}>
        {[articleNumber, gtin].filter(Boolean).join(' · ')}
        {shelf ? (
          <>
            {' · '}
            <FormattedMessage id="ARTICLE_SHELF" values={{ shelf }} />
          </>
        ) : null}
      </p>
    </header>
  );
}

interface CorrectionsProps {
  article: ArticleDetail;
  onArticle(article: ArticleDetail): void;
}

/** The dialog that is open: of the stock, or of the price in a market. */
type Opened = { of: 'stock' } | { of: 'price'; marketId: ArticlePrice['marketId'] } | null;

function Corrections({ article, onArticle }: CorrectionsProps) {
  const [opened, setOpened] = useState<Opened>(null);
  const [isMoved, setMoved] = useState(false);
  const end = (next: ArticleDetail, moved: boolean) => {
    setOpened(null);
    setMoved(moved);
    onArticle(next);
  };
  const correcting = useCorrection(article.articleNumber, {
    onDone: next => end(next, false),
    onMoved: next => end(next, true),
  });
  const price = opened?.of === 'price' && article.prices.find(({ marketId }) => marketId === opened.marketId);
  const dialog = { article, correcting, onClose: () => setOpened(null) };
  return (
    <>
      {isMoved ? (
        <p role="alert" className={styles.warning}>
          <FormattedMessage id="ARTICLE_MOVED" />
        </p>
      ) : null}
      <Stock article={article} onCorrect={() => setOpened({ of: 'stock' })} />
      <Prices article={article} onCorrect={marketId => setOpened({ of: 'price', marketId })} />
      {opened?.of === 'stock' ? <StockDialog {...dialog} /> : null}
      {price ? <PriceDialog {...dialog} price={price} /> : null}
    </>
  );
}

const Stock = ({ article, onCorrect }: { article: ArticleDetail; onCorrect(): void }) => (
  <section className={styles.part}>
    <h2>
      <FormattedMessage id="ARTICLE_STOCK" />
    </h2>
    <dl className={own.figures}>
      <div>
        <dt>
          <FormattedMessage id="ARTICLE_IN_STOCK" />
        </dt>
        <dd>{article.inStock}</dd>
      </div>
      <div>
        <dt>
          <FormattedMessage id="ARTICLE_OVERSELLABLE" />
        </dt>
        <dd>{article.oversellable}</dd>
      </div>
    </dl>
    <p className={styles.soft}>
      <FormattedMessage id="ARTICLE_OVERSELLABLE_HELP" />{' '}
      {article.always > 0 ? (
        <FormattedMessage id="ARTICLE_ALWAYS" values={{ count: article.always }} />
      ) : null}
    </p>
    <Button size="s" variant="secondary" className={own.correct} onClick={onCorrect}>
      <FormattedMessage id="ARTICLE_CORRECT_STOCK" />
    </Button>
  </section>
);

interface PricesProps {
  article: ArticleDetail;
  onCorrect(marketId: string): void;
}

function Prices({ article: { prices }, onCorrect }: PricesProps) {
  const intl = useIntl();
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="ARTICLE_PRICES" />
      </h2>
      <table className={classNames(styles.table, own.prices)}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="ARTICLE_MARKET" />
            </th>
            <th scope="col" className={styles.figure}>
              <FormattedMessage id="ARTICLE_REGULAR" />
            </th>
            <th scope="col" className={styles.figure}>
              <FormattedMessage id="ARTICLE_SELLING" />
            </th>
            <th scope="col">
              <span className="visually-hidden">
                <FormattedMessage id="ARTICLE_CORRECT" />
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ marketId, country, currency, regular, selling, campaign }) => {
            const market = intl.formatDisplayName(country, { type: 'region' }) ?? country;
            return (
              <tr key={marketId}>
                <th scope="row">{market}</th>
                <td className={styles.figure}>{orderMoneyText(intl, regular, currency)}</td>
                <td className={styles.figure}>
                  {orderMoneyText(intl, selling, currency)}
                  {campaign === null ? null : (
                    <span className={own.campaign}>
                      <FormattedMessage
                        id="ARTICLE_CAMPAIGN"
                        values={{ price: orderMoneyText(intl, campaign, currency) }}
                      />
                    </span>
                  )}
                </td>
                <td className={styles.figure}>
                  <Button
                    size="s"
                    variant="tertiary"
                    className={own.button}
                    aria-label={intl.formatMessage({ id: 'ARTICLE_CORRECT_PRICE' }, { market })}
                    onClick={() => onCorrect(marketId)}
                  >
                    <FormattedMessage id="ARTICLE_CORRECT" />
                  </Button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
