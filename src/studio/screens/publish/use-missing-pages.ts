/** Asks the shop itself whether it shows what was just published. */
import { useIntl } from 'react-intl';
import type { PageInShop } from '#studio-api/canvas.ts';
import type { DocumentId } from '#studio-api/documents.ts';
import { useStudio } from '../../parts/context/studio-context.ts';

/** @returns what to say of the addresses at which the shop does not show it; null when it does, or cannot be asked. */
export function useMissingPages(): (id: DocumentId) => Promise<string | null> {
  const intl = useIntl();
  const { api } = useStudio();
  return async id => {
    try {
      const path = `/api/shop-answers?${new URLSearchParams({ document: id }).toString()}`;
      const answers = await api.get<PageInShop[]>(path);
      const missing = answers.filter(({ is }) => is === 'missing').map(({ url }) => url);
      return missing.length === 0
        ? null
        : intl.formatMessage({ id: 'PUBLISH_NOT_SHOWN' }, { pages: missing.join(', ') });
    } catch {
      return null;
    }
  };
}
