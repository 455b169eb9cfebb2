/** How often the open page was viewed. */
import { FormattedMessage } from 'react-intl';
import { useEditor } from '../../../editing/context/editor-context.ts';
import inspector from '../inspector.module.css';
import { Period, useFigures } from './figures-tab.tsx';

/** Empty until the figures are there: nothing waits for them. */
export function PageViews() {
  const { draft } = useEditor();
  const open = draft.pageId ?? draft.id;
  const { value } = useFigures(open);
  const own = value?.pages.find(({ page }) => page.id === open);
  if (!value) return null;
  return (
    <section className={inspector.end} aria-labelledby="views-title">
      <h3 id="views-title" className={inspector.groupName}>
        <FormattedMessage id="FIGURES_TITLE" />
      </h3>
      <Period figures={value} />
      <p>
        <FormattedMessage id="FIGURES_OF_VIEWS" values={{ views: own?.views ?? 0 }} />
      </p>
    </section>
  );
}
