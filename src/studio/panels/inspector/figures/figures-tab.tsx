/** How often the selected part was shown and pressed, and what followed, beside the median of its page (R-STUDIO-204). */
import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import type { DocumentNode } from '#engine/operation/operation.ts';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import {
  type DocumentFigures,
  fewestShown,
  type PageFigures,
  type PartFigures,
} from '#studio-api/figures.ts';
import { useEditor } from '../../../editing/context/editor-context.ts';
import { useAsync } from '../../../parts/api/use-async.ts';
import { useStudio } from '../../../parts/context/studio-context.ts';
import { LoadState } from '../../../parts/messages/load-state.tsx';
import { documentName } from '../../../parts/texts/document-name.ts';
import styles from './figures.module.css';
import { rateRange } from './rate-range.ts';

export function useFigures(id: DocumentId) {
  const { api } = useStudio();
  return useAsync(id, () => api.get<DocumentFigures>(`/api/insights/${encodeURIComponent(id)}`));
}

export function FiguresTab({ node }: { node: DocumentNode }) {
  const { draft } = useEditor();
  const open = draft.pageId ?? draft.id;
  const { value, error, reload } = useFigures(open);
  if (!value) return <LoadState error={error} onRetry={reload} />;
  const shown = value.pages.flatMap(on => {
    const part = on.parts.find(({ nodeId }) => nodeId === node.id);
    return part ? [{ on, part }] : [];
  });
  const isRunning = value.pages.some(({ inExperiment }) => inExperiment.includes(node.id));
  return (
    <div className={styles.figures}>
      <Period figures={value} />
      {shown.length === 0 ? (
        <p className={styles.note}>
          <FormattedMessage id={isRunning ? 'FIGURES_IN_EXPERIMENT' : 'FIGURES_NONE'} />
        </p>
      ) : (
        shown.map(({ on, part }) => (
          <PartTable key={on.page.id} on={on} part={part} isNamed={on.page.id !== open} />
        ))
      )}
      <details className={styles.note}>
        <summary>
          <FormattedMessage id="FIGURES_HOW" />
        </summary>
        <p>
          <FormattedMessage id="FIGURES_NOTE" />
        </p>
      </details>
    </div>
  );
}

export function Period({ figures: { days, since } }: { figures: DocumentFigures }) {
  const { formatDate } = useIntl();
  return (
    <p className={styles.period}>
      <FormattedMessage
        id="FIGURES_PERIOD"
        values={{ days, since: formatDate(`${since}T12:00:00Z`, { timeZone: 'UTC', dateStyle: 'medium' }) }}
      />
    </p>
  );
}

interface PartTableProps {
  on: PageFigures;
  part: PartFigures;
  /** Whether the page is another document than the one that is open. */
  isNamed: boolean;
}

function PartTable({ on: { page, views, median }, part, isNamed }: PartTableProps) {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const name = documentName(page, intl);
  const rows = [
    { id: 'FIGURES_SHOWN', own: formatNumber(part.shown), other: median?.shown },
    { id: 'FIGURES_PRESSED', own: formatNumber(part.pressed), other: median?.pressed },
    { id: 'FIGURES_RATE', own: <Rate {...part} />, other: median?.rate },
    { id: 'FIGURES_PRODUCT_VIEWS', own: formatNumber(part.productViews), other: median?.productViews },
    { id: 'FIGURES_CARTS', own: formatNumber(part.carts), other: median?.carts },
    { id: 'FIGURES_ORDERS', own: formatNumber(part.orders), other: median?.orders },
  ] as const satisfies readonly { id: StudioMessageId; own: ReactNode; other: number | undefined }[];
  return (
    <section className={styles.page}>
      {isNamed ? <h3 className={styles.pageName}>{name}</h3> : null}
      <table className={styles.table} aria-label={formatMessage({ id: 'FIGURES_TABLE' }, { page: name })}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{formatMessage({ id: 'FIGURES_TITLE' })}</span>
            </th>
            <th scope="col">{formatMessage({ id: 'FIGURES_PART' })}</th>
            {median ? <th scope="col">{formatMessage({ id: 'FIGURES_MEDIAN' })}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, own, other }) => (
            <tr key={id} className={id === 'FIGURES_PRODUCT_VIEWS' ? styles.after : undefined}>
              <th scope="row">{formatMessage({ id })}</th>
              <td>{own}</td>
              {other === undefined ? null : (
                <td>{id === 'FIGURES_RATE' ? percent(other, 1, intl) : formatNumber(other)}</td>
              )}
            </tr>
          ))}
          {Object.entries(part.values).map(([currency, minor]) => (
            <tr key={currency}>
              <th scope="row">{formatMessage({ id: 'FIGURES_VALUE' })}</th>
              <td>{formatNumber(minor / 100, { style: 'currency', currency })}</td>
              {median ? <td>–</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {views === null ? null : <FormattedMessage id="FIGURES_OF_VIEWS" values={{ views }} />}{' '}
        {median ? null : <FormattedMessage id="FIGURES_NO_MEDIAN" />}
      </p>
    </section>
  );
}

/** Rounded to what the number of showings bears, above the range in which it lies. */
function Rate({ pressed, shown }: PartFigures) {
  const intl = useIntl();
  if (shown < fewestShown) return <FormattedMessage id="FIGURES_TOO_FEW" />;
  const { rate, low, high, decimals } = rateRange(pressed, shown);
  return (
    <>
      {percent(rate, decimals, intl)}
      <span className={styles.range}>
        {[low, high].map(share => percent(share, decimals, intl)).join(' – ')}
      </span>
    </>
  );
}

const percent = (share: number, decimals: number, { formatNumber }: IntlShape): string =>
  formatNumber(share, { style: 'percent', minimumFractionDigits: decimals, maximumFractionDigits: decimals });
