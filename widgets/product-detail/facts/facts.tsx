/** Description, specifications and more in collapsible sections; the browser's find-in-page also searches collapsed ones. */
import { useIntl } from 'react-intl';
import type { Product, ProductGuide } from '#api/catalogue/types.ts';
import { Accordion } from '#ui/accordion.tsx';
import { Icon } from '#ui/icon.tsx';
import { invoiceIcon, playIcon } from '#ui/icons.ts';
import styles from './guides.module.css';
import { InDrawings } from './in-drawings.tsx';
import { ReplacedNumbers } from './replaced-numbers.tsx';
import { SpecificationTable } from './specification-table.tsx';

/** Manuals and videos: how the product is fitted. */
function Guides({ guides }: { guides: readonly ProductGuide[] }) {
  const { formatMessage } = useIntl();
  return (
    <ul>
      {guides.map(({ kind, title, href }) => (
        <li key={href}>
          <a
            href={href}
            className={styles.guide}
            {...(href.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <Icon of={kind === 'video' ? playIcon : invoiceIcon} size={20} />
            {title}{' '}
            <span className={styles.kind}>
              {formatMessage({ id: kind === 'video' ? 'PRODUCT_GUIDE_VIDEO' : 'PRODUCT_GUIDE_MANUAL' })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface Props {
  id: string;
  product: Product;
}

export function Facts({ id, product }: Props) {
  const { formatMessage } = useIntl();
  const { assemblyPositions, description, extra, guides, interchange } = product;
  const instructions = guides.filter(({ kind }) => kind !== 'size');
  return (
    <Accordion
      heading="h2"
      items={[
        {
          id: `${id}-description`,
          title: formatMessage({ id: 'PRODUCT_DESCRIPTION' }),
          open: true,
          content: description ? (
            <Prose html={description} />
          ) : (
            <p>{formatMessage({ id: 'NO_PRODUCT_DESCRIPTION' })}</p>
          ),
        },
        {
          id: `${id}-specification`,
          title: formatMessage({ id: 'PRODUCT_SPECIFICATION' }),
          open: true,
          content: <SpecificationTable product={product} />,
        },
        ...(interchange.length > 0
          ? [
              {
                id: `${id}-replaces`,
                title: formatMessage({ id: 'PRODUCT_REPLACES' }),
                open: true,
                content: <ReplacedNumbers interchange={interchange} />,
              },
            ]
          : []),
        ...(assemblyPositions.length > 0
          ? [
              {
                id: `${id}-drawings`,
                title: formatMessage({ id: 'ASSEMBLIES_TITLE' }),
                open: true,
                content: <InDrawings positions={assemblyPositions} />,
              },
            ]
          : []),
        ...(instructions.length > 0
          ? [
              {
                id: `${id}-fitting`,
                title: formatMessage({ id: 'PRODUCT_FITTING' }),
                open: true,
                content: <Guides guides={instructions} />,
              },
            ]
          : []),
        ...(extra
          ? [
              {
                id: `${id}-more`,
                title: formatMessage({ id: 'PRODUCT_MORE_INFORMATION' }),
                content: <Prose html={extra} />,
              },
            ]
          : []),
      ]}
    />
  );
}

/** Sanitised when the page's data is loaded (source `product`). */
const Prose = ({ html }: { html: string }) => (
  <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
);
