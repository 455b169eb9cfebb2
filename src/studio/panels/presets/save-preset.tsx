/** Saves a part with all that is in it, so that other pages can begin with a copy of it (R-STUDIO-272). */
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import type { DocumentNode } from '#engine/operation/operation.ts';
import { longestPresetName } from '#studio-api/preset-name.ts';
import type { PresetPost, StudioPreset } from '#studio-api/presets.ts';
import { atLeast } from '#studio-api/staff.ts';
import { Button } from '#ui/button.tsx';
import { useEditor } from '../../editing/context/editor-context.ts';
import { kindName, nodeHint } from '../../editing/structure/node-name.ts';
import { needsPage } from '../../editing/structure/shared-part.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { PresetNameDialog } from './preset-name-dialog.tsx';

export function SavePreset({ node }: { node: DocumentNode }) {
  const { formatMessage } = useIntl();
  const { session } = useEditor();
  const [isOpen, setOpen] = useState(false);
  if (!atLeast(session.staff.role, 'editor')) return null;
  const onClose = () => setOpen(false);
  return (
    <>
      <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
        {formatMessage({ id: 'PRESET_SAVE' })}
      </Button>
      {isOpen
        ? // The form of the part is none of the dialog.
          createPortal(
            needsPage(node) ? (
              <OfPageAlone onClose={onClose} />
            ) : (
              <SaveDialog node={node} onClose={onClose} />
            ),
            document.body,
          )
        : null}
    </>
  );
}

interface Closing {
  onClose(): void;
}

function OfPageAlone({ onClose }: Closing) {
  const { formatMessage } = useIntl();
  return (
    <Dialog title={formatMessage({ id: 'PRESET_SAVE' })} size="s" onClose={onClose}>
      <p>{formatMessage({ id: 'PRESET_NEEDS_PAGE' })}</p>
    </Dialog>
  );
}

function SaveDialog({ node, onClose }: Closing & { node: DocumentNode }) {
  const intl = useIntl();
  const editor = useEditor();
  const { api } = useStudio();
  // The answer to a lost request is asked for again under the same id.
  const [id] = useState(() => crypto.randomUUID());
  const proposed = nodeHint(node, editor.context.locale, intl) || kindName(node, intl);
  return (
    <PresetNameDialog
      title="PRESET_SAVE"
      about="PRESET_SAVE_TEXT"
      action="PRESET_SAVE_DO"
      name={proposed.slice(0, longestPresetName).replace(/…$/, '')}
      onClose={onClose}
      onName={async name => {
        await api.post<StudioPreset>('/api/presets', { id, name, node } satisfies PresetPost);
        editor.announce(intl.formatMessage({ id: 'PRESET_SAVED' }, { name }));
      }}
    />
  );
}
