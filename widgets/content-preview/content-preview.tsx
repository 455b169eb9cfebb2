/** Says that the page is a draft, for which time it is shown, and how to leave; plain forms, so that it works without scripts. */
import { useIntl } from 'react-intl';
import type { WidgetProps } from '#engine/definition/contract.ts';
import type { ContentPreviewResolved } from '#engine/page-types.gen.ts';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { infoIcon } from '#ui/icons.ts';
import styles from './content-preview.module.css';

/** Other query parameters of the URL are preserved. */
const parameterNames = ['alias', 'family', 'area', 'market', 'type', 'vat'] as const;

export function ContentPreview({ id, page }: WidgetProps<ContentPreviewResolved>) {
  const { formatMessage, formatDate } = useIntl();
  const { query, now, segment } = page;
  const moment = formatDate(now, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className={styles.bar} aria-labelledby={`${id}-title`}>
      <Container className={styles.inside}>
        <Icon of={infoIcon} />
        <div className={styles.words}>
          <h1 id={`${id}-title`} className={styles.title}>
            {formatMessage({ id: 'PREVIEW_DRAFT_TITLE' })}
          </h1>
          <p>
            {query['at']
              ? formatMessage({ id: 'PREVIEW_DRAFT_AT' }, { moment })
              : formatMessage({ id: 'PREVIEW_DRAFT_TEXT' })}
          </p>
        </div>
        <form className={styles.form} method="get" data-native="">
          {parameterNames.map(name =>
            query[name] === undefined ? null : (
              <input key={name} type="hidden" name={name} value={query[name]} />
            ),
          )}
          <label className={styles.moment}>
            <span>{formatMessage({ id: 'PREVIEW_MOMENT' })}</span>
            <input type="datetime-local" name="at" defaultValue={query['at'] ?? ''} />
          </label>
          <Button type="submit" size="s" variant="secondary">
            {formatMessage({ id: 'PREVIEW_SHOW' })}
          </Button>
        </form>
        <form method="post" action={`/preview/leave?locale=${segment.locale}`} data-native="">
          <Button type="submit" size="s">
            {formatMessage({ id: 'PREVIEW_LEAVE' })}
          </Button>
        </form>
      </Container>
    </section>
  );
}
