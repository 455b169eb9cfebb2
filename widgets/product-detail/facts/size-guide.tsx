/** The texts of a content page in a panel; loaded on demand. */

import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Area } from '#api/content/types.ts';
import { FailedLoad } from '#components/loading/failed-load.tsx';
import { useAsync } from '#components/loading/use-async.ts';
import { browserSafeHtml } from '#kernel/html/browser-safe-html.ts';
import type { SafeHtml } from '#kernel/html/safe-html.ts';
import { isRecord } from '#kernel/is-record.ts';
import { useStores } from '#stores/shopper/stores-context.ts';
import { Panel } from '#ui/panel/panel.tsx';
import { Spinner } from '#ui/spinner.tsx';

interface Props {
  /** Path of the content page. */
  href: string;
  title: string;
  open: boolean;
  onClose: () => void;
}

/** The content page's alias is the last part of its path. */
const aliasOf = (href: string): string =>
  decodeURIComponent(href.split(/[?#]/, 1)[0]?.split('/').filter(Boolean).at(-1) ?? '');

/** HTML of the text widgets, in their order. */
const textsOf = ({ containers }: Area): string =>
  containers
    .flatMap(({ widgets }) => widgets)
    .map(({ configuration }): string => {
      const settings: unknown = JSON.parse(configuration);
      return isRecord(settings) && typeof settings['text'] === 'string' ? settings['text'] : '';
    })
    .join('');

export default function SizeGuide({ href, title, open, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { api } = useStores();
  const load = useCallback(async (): Promise<SafeHtml> => {
    const { content } = await api();
    const area = await content.area({ alias: aliasOf(href) });
    if (!area) throw new Error(`No content page ${href}`);
    return browserSafeHtml(textsOf(area));
  }, [api, href]);
  const guide = useAsync<SafeHtml>(load, open);
  return (
    <Panel
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={formatMessage({ id: 'A11Y_CLOSE_PANEL' }, { name: title })}
      sheetOnPhone
    >
      {guide.state === 'ready' ? (
        // Sanitised above.
        <div className="prose" dangerouslySetInnerHTML={{ __html: guide.value }} />
      ) : guide.state === 'failed' ? (
        <FailedLoad onRetry={guide.reload} />
      ) : (
        <Spinner size={32} />
      )}
    </Panel>
  );
}
