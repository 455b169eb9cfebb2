/** Which markets and customers have parts of the page of their own, which the publication leaves as they are (R-STUDIO-215). */
import { FormattedMessage, useIntl } from 'react-intl';
import type { OpenDocument } from '#studio-api/documents.ts';
import type { OwnPage } from '#studio-api/market-overrides.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { documentPath } from '../../parts/releases/document-path.ts';
import { audienceName } from '../../parts/texts/audience-name.ts';

export function OwnStays({ page: { id }, release }: { page: OpenDocument; release: number }) {
  const intl = useIntl();
  const { api, session } = useStudio();
  const path = documentPath(id, release, '/markets');
  const { value = [] } = useAsync(path, () => api.get<OwnPage[]>(path));
  const own = value.filter(({ liveParts }) => liveParts > 0);
  if (own.length === 0) return null;
  const names = own.map(({ audience, liveParts }) =>
    intl.formatMessage(
      { id: 'OWN_PUBLISH_MARKET' },
      { place: audienceName({ locales: [], ...audience }, session.markets, intl), count: liveParts },
    ),
  );
  return (
    <p>
      <FormattedMessage id="OWN_PUBLISH_STAYS" values={{ markets: intl.formatList(names) }} />
    </p>
  );
}
