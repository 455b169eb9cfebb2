/** For whom the open override is, in words. */
import { useIntl } from 'react-intl';
import { useEditor } from '../../editing/context/editor-context.ts';
import { audienceName } from '../../parts/texts/audience-name.ts';

/** Empty where the open document is no override. Reads observables: for observers. */
export function useOwnPlace(): string {
  const intl = useIntl();
  const { draft, session } = useEditor();
  const { override } = draft.about;
  return override ? audienceName(override, session.markets, intl) : '';
}
