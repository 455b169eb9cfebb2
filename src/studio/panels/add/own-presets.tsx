/** Presets of merchandisers among what can be added: each with a picture, its name, and buttons that rename and delete it. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import type { PresetRename, StudioPreset } from '#studio-api/presets.ts';
import { Icon } from '#ui/icon.tsx';
import { editIcon, type IconShape, trashIcon } from '#ui/icons.ts';
import { useStudio } from '../../parts/context/studio-context.ts';
import { ConfirmDialog } from '../../parts/dialogs/confirm-dialog.tsx';
import { announce } from '../../parts/messages/announcer.tsx';
import { problemText } from '../../parts/session/problem-words.ts';
import { PresetNameDialog } from '../presets/preset-name-dialog.tsx';
import styles from './add-widget.module.css';
import type { PresetChoice } from './preset-choices.ts';
import { WidgetButton } from './widget-button.tsx';

interface Props {
  choices: readonly PresetChoice[];
  onAdd(choice: PresetChoice): void;
  onDragged(): void;
  /** A preset has another name, or is gone. */
  onChanged(): void;
}

export function OwnPresets({ choices, onAdd, onDragged, onChanged }: Props) {
  const [open, setOpen] = useState<{ preset: StudioPreset; is: 'renamed' | 'deleted' } | null>(null);
  if (choices.length === 0) return null;
  const close = () => setOpen(null);
  return (
    <section className={styles.presets} aria-labelledby="own-presets">
      <h3 id="own-presets">
        <FormattedMessage id="ADD_GROUP_PRESETS" />
      </h3>
      <ul className={styles.group}>
        {choices.map(choice => (
          <li key={choice.id} className={styles.preset}>
            <WidgetButton {...{ choice, onDragged }} onAdd={() => onAdd(choice)} />
            {choice.preset.mayChange ? (
              <span className={styles.presetTools}>
                <Tool
                  text="PRESET_RENAME_OF"
                  icon={editIcon}
                  preset={choice.preset}
                  onPress={() => setOpen({ preset: choice.preset, is: 'renamed' })}
                />
                <Tool
                  text="PRESET_DELETE_OF"
                  icon={trashIcon}
                  preset={choice.preset}
                  onPress={() => setOpen({ preset: choice.preset, is: 'deleted' })}
                />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {open?.is === 'renamed' ? <Rename preset={open.preset} onClose={close} onChanged={onChanged} /> : null}
      {open?.is === 'deleted' ? <Delete preset={open.preset} onClose={close} onChanged={onChanged} /> : null}
    </section>
  );
}

interface ToolProps {
  text: StudioMessageId;
  icon: IconShape;
  preset: StudioPreset;
  onPress(): void;
}

function Tool({ text, icon, preset: { name }, onPress }: ToolProps) {
  const label = useIntl().formatMessage({ id: text }, { name });
  return (
    <button type="button" className={styles.presetTool} aria-label={label} title={label} onClick={onPress}>
      <Icon of={icon} size={16} />
    </button>
  );
}

interface ChangeProps {
  preset: StudioPreset;
  onClose(): void;
  onChanged(): void;
}

const pathOf = ({ id }: StudioPreset) => `/api/presets/${id}`;

function Rename({ preset, onClose, onChanged }: ChangeProps) {
  const { api } = useStudio();
  return (
    <PresetNameDialog
      title="PRESET_RENAME"
      action="PRESET_RENAME"
      name={preset.name}
      onClose={onClose}
      onName={async name => {
        await api.patch<StudioPreset>(pathOf(preset), { name } satisfies PresetRename);
        onChanged();
      }}
    />
  );
}

function Delete({ preset, onClose, onChanged }: ChangeProps) {
  const intl = useIntl();
  const { api } = useStudio();
  const { name } = preset;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await api.delete(pathOf(preset));
      announce(intl.formatMessage({ id: 'PRESET_DELETED' }, { name }));
      onChanged();
      return onClose();
    } catch (error) {
      setProblem(problemText(error, intl));
    }
    setBusy(false);
  };
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'PRESET_DELETE_OF' }, { name })}
      confirm={<FormattedMessage id="PRESET_DELETE" />}
      problem={problem}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <FormattedMessage id="PRESET_DELETE_TEXT" />
    </ConfirmDialog>
  );
}
