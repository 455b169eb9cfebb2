/** Says of a part that it is there, hidden or elsewhere for one market alone, and makes it again as for all (R-STUDIO-214). */
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { NodeAddress } from '#engine/operation/operation.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { useEditor } from '../../editing/context/editor-context.ts';
import { useOwnPlace } from './use-own-place.ts';

const texts = { added: 'OWN_ADDED', hidden: 'OWN_HIDDEN', moved: 'OWN_MOVED' } as const;

export const OwnPartNote = observer(function OwnPartNote({ nodeId }: { nodeId: NodeAddress }) {
  const intl = useIntl();
  const place = useOwnPlace();
  const { draft } = useEditor();
  const parts = draft.own?.filter(part => part.nodeId === nodeId && part.is !== 'gone') ?? [];
  return parts.map(({ op, kind }) =>
    kind === 'field' ? null : (
      <Feedback key={op} tone="info">
        <p>{intl.formatMessage({ id: texts[kind] }, { place })}</p>
        {/* What was added is removed as any other part. */}
        {draft.isReadOnly || kind === 'added' ? null : (
          <Button
            size="s"
            variant="secondary"
            onClick={() => void draft.useBase?.(op, intl.formatMessage({ id: 'OWN_STEP_BASE' }))}
          >
            {intl.formatMessage({ id: 'OWN_USE_BASE' })}
          </Button>
        )}
      </Feedback>
    ),
  );
});

/** Whether the form says already that the part is hidden here. */
export const isHiddenHere = (
  own: ReturnType<typeof useEditor>['draft']['own'],
  nodeId: NodeAddress,
): boolean => own?.some(part => part.kind === 'hidden' && part.nodeId === nodeId) ?? false;
