/** The front page first; this page last and without a link. */
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { BreadcrumbsResolved } from '#engine/page-types.gen.ts';
import { atPrefix } from '#i18n/prefixed-path.ts';
import { Breadcrumbs as BreadcrumbList } from '#ui/breadcrumbs.tsx';
import styles from './breadcrumbs.module.css';

export function Breadcrumbs({ props: { items = [], current }, page }: WidgetProps<BreadcrumbsResolved>) {
  const { formatMessage } = useIntl();
  const home = { label: formatMessage({ id: 'BREADCRUMBS_HOME' }), href: atPrefix(page.prefix, '/') };
  // A product's trail may end with the product itself.
  const between = items.filter(({ name }) => name !== current);
  return (
    <BreadcrumbList
      label={formatMessage({ id: 'A11Y_BREADCRUMBS' })}
      items={[home, ...between.map(({ name, href }) => ({ label: name, href })), { label: current }]}
      className={styles.breadcrumbs ?? ''}
    />
  );
}
