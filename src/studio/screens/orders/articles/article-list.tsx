/** Articles found by number or name, with what of them can be sold. */
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { type ArticleSummary, longestOfArticle, MAX_ARTICLES } from '#studio-api/articles.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronLeftIcon } from '#ui/icons.ts';
import { useAsync } from '../../../parts/api/use-async.ts';
import { useStudio } from '../../../parts/context/studio-context.ts';
import { LoadState } from '../../../parts/messages/load-state.tsx';
import narrow from '../../../parts/tables/stacked-table.module.css';
import { TableHead } from '../../../parts/tables/table-head.tsx';
import styles from '../orders.module.css';
import { OrderSearchField } from '../search-field.tsx';
import { articleAddress } from './article-screen.tsx';
import own from './articles.module.css';

export function ArticleList() {
  const intl = useIntl();
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  useEffect(() => {
    document.title = `${intl.formatMessage({ id: 'ARTICLES_TITLE' })} · Studio`;
  }, [intl]);
  return (
    <div className={styles.screen}>
      <header className={styles.orderHead}>
        <Link to="/orders" className={styles.back}>
          <Icon of={chevronLeftIcon} size={16} />
          <FormattedMessage id="ORDER_BACK" />
        </Link>
        <h1>
          <FormattedMessage id="ARTICLES_TITLE" />
        </h1>
        <OrderSearchField
          label="ARTICLES_SEARCH"
          maxLength={longestOfArticle.search}
          search={search}
          onSearch={text => setParams(text ? { search: text } : {}, { replace: true })}
        />
      </header>
      {search ? (
        <Found search={search} />
      ) : (
        <p className={styles.empty}>
          <FormattedMessage id="ARTICLES_HINT" />
        </p>
      )}
    </div>
  );
}

function Found({ search }: { search: string }) {
  const { api, locale } = useStudio();
  const { value, error, reload } = useAsync(`${search} ${locale}`, () =>
    api.post<ArticleSummary[]>(`/api/articles/search?language=${locale}`, { search }),
  );
  if (!value) return <LoadState error={error} onRetry={reload} />;
  if (value.length === 0)
    return (
      <p className={styles.empty}>
        <FormattedMessage id="ARTICLES_NONE" />
      </p>
    );
  return (
    <>
      <table className={classNames(styles.table, narrow.stacked)}>
        <TableHead
          columns={[
            'ARTICLE_NUMBER',
            'ORDER_LINE_ARTICLE',
            'ORDER_LINE_SHELF',
            'ARTICLE_IN_STOCK',
            'ARTICLE_OVERSELLABLE',
          ]}
        />
        <tbody>
          {value.map(article => (
            <Row key={article.articleNumber} article={article} />
          ))}
        </tbody>
      </table>
      {value.length === MAX_ARTICLES ? (
        <p className={styles.soft}>
          <FormattedMessage id="ARTICLES_MORE" values={{ count: MAX_ARTICLES }} />
        </p>
      ) : null}
    </>
  );
}

function Row({ article }: { article: ArticleSummary }) {
  const { articleNumber, name, variant, shelf, inStock, oversellable } = article;
  return (
    <tr>
      <th scope="row">
        <Link to={articleAddress(articleNumber)}>{articleNumber}</Link>
      </th>
      <td>
        {name}
        <span className={styles.soft}>{variant}</span>
      </td>
      <td>{shelf}</td>
      <td>
        <Figure label="ARTICLE_IN_STOCK" value={inStock} />
      </td>
      <td>
        <Figure label="ARTICLE_OVERSELLABLE" value={oversellable} />
      </td>
    </tr>
  );
}

/** Where the heads of the columns are not shown, the figure names itself. */
const Figure = ({ label, value }: { label: 'ARTICLE_IN_STOCK' | 'ARTICLE_OVERSELLABLE'; value: number }) => (
  <>
    <span className={own.label}>
      <FormattedMessage id={label} />{' '}
    </span>
    {value}
  </>
);
