/** The suggestions under the search field, fetched with their texts when the field is first used. */

import { type ComponentType, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { fetchAllTexts } from '#i18n/all-texts.tsx';
import { useLocale } from '#i18n/use-locale.ts';
import { loadSearchPath } from './load-search-path.ts';
import type { SearchPanelProps } from './search-panel.tsx';

/**
 * The panel is null until it has loaded, and after it has failed.
 * @param action address of the search page.
 */
export function useSuggestionPanel(field: RefObject<HTMLInputElement | null>, action: string) {
  const locale = useLocale();
  const [panel, setPanel] = useState<{
    View: ComponentType<SearchPanelProps>;
    parts: SearchPanelProps;
  } | null>(null);

  /** Loads the suggestions on first focus; without them the field stays a plain form. */
  const prepare = (input: HTMLInputElement) => {
    if (panel || !input.form) return;
    const parts = { form: input.form, input };
    Promise.all([import('./search-panel.tsx'), loadSearchPath(), fetchAllTexts(locale.code)]).then(
      ([{ default: View }, { searchPath }]) =>
        setPanel({ View, parts: { ...parts, searchHref: text => searchPath(action, text) } }),
      () => undefined,
    );
  };

  /** The field may have the focus before hydration. */
  const prepareFocused = useEffectEvent(() => {
    if (field.current && field.current === document.activeElement) prepare(field.current);
  });
  useEffect(() => prepareFocused(), []);

  return { panel, prepare, drop: () => setPanel(null) };
}
