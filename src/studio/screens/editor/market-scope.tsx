/** For all, or for one market or kind of customers alone: the switch leads from the page to what these have of their own, and back (R-STUDIO-213, R-STUDIO-285). */
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { OwnPage } from '#studio-api/market-overrides.ts';
import type { Editor } from '../../editing/context/editor-context.ts';
import { useAsync } from '../../parts/api/use-async.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { useEditedWay, wayAlong } from '../../parts/documents/edited-way.ts';
import { useCurrentRelease } from '../../parts/releases/current-release.tsx';
import { documentPath } from '../../parts/releases/document-path.ts';
import { audienceName } from '../../parts/texts/audience-name.ts';
import { documentName } from '../../parts/texts/document-name.ts';
import styles from './editor.module.css';

const ALL = '';

export const MarketScope = observer(function MarketScope({ editor }: { editor: Editor }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { api, session } = useStudio();
  const { release } = useCurrentRelease();
  const way = useEditedWay();
  const { draft, selection } = editor;
  const page = draft.pageId ?? draft.id;
  const isPage = page.startsWith('page:') && (draft.about.isPublished || draft.own !== undefined);
  const { value = [] } = useAsync(`${page} ${release} ${isPage}`, () =>
    isPage ? api.get<OwnPage[]>(documentPath(page, release, '/markets')) : Promise.resolve([]),
  );
  if (!isPage) return null;
  const open = (document: string) =>
    void navigate(`/edit/${encodeURIComponent(document === ALL ? page : document)}`, {
      state: { ...wayAlong(way, draft), select: selection.nodeId, locale: editor.context.locale },
    });
  // In a shop of one market what is written is for that market anyway.
  const offered = value.filter(
    ({ audience, document }) =>
      audience.markets.length === 0 || session.markets.length > 1 || document === draft.id,
  );
  const isListed = value.some(({ document }) => document === draft.id);
  return (
    <label className={styles.choice}>
      <span>{intl.formatMessage({ id: 'OWN_SCOPE' })}</span>
      <select value={draft.own ? draft.id : ALL} onChange={({ currentTarget }) => open(currentTarget.value)}>
        <option value={ALL}>{intl.formatMessage({ id: 'OWN_SCOPE_ALL' })}</option>
        {offered.map(({ audience, document, parts }) => (
          <option key={document} value={document}>
            {intl.formatMessage(
              { id: 'OWN_SCOPE_ONLY' },
              {
                place: audienceName({ locales: [], ...audience }, session.markets, intl),
                count: document === draft.id ? (draft.own?.length ?? 0) : parts,
              },
            )}
          </option>
        ))}
        {draft.own && !isListed ? <option value={draft.id}>{documentName(draft.about, intl)}</option> : null}
      </select>
    </label>
  );
});
