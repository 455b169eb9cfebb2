/** Asks how a preset is called: when it is saved, and when it gets another name. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import { longestPresetName } from '#studio-api/preset-name.ts';
import { visibleLine } from '#studio-api/visible-line.ts';
import { Button } from '#ui/button.tsx';
import { Feedback } from '#ui/feedback.tsx';
import { TextInput } from '#ui/form/text-input.tsx';
import { Dialog } from '../../parts/dialogs/dialog.tsx';
import { problemText } from '../../parts/session/problem-words.ts';

interface Props {
  title: StudioMessageId;
  /** What the name is for. */
  about?: StudioMessageId;
  action: StudioMessageId;
  /** What the field begins with. */
  name: string;
  onClose(): void;
  /** The dialog closes when it resolves, and says why when it rejects. */
  onName(name: string): Promise<void>;
}

export function PresetNameDialog({ title, about, action, name, onClose, onName }: Props) {
  const intl = useIntl();
  const [typed, setTyped] = useState(name);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const confirm = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onName(visibleLine(typed));
      return onClose();
    } catch (error) {
      setProblem(problemText(error, intl));
    }
    setBusy(false);
  };
  return (
    <Dialog
      title={intl.formatMessage({ id: title })}
      size="s"
      onClose={() => !isBusy && onClose()}
      footer={
        <Button size="s" disabled={visibleLine(typed) === ''} loading={isBusy} onClick={() => void confirm()}>
          {intl.formatMessage({ id: action })}
        </Button>
      }
    >
      {about ? <p>{intl.formatMessage({ id: about })}</p> : null}
      <TextInput
        label={intl.formatMessage({ id: 'PRESET_NAME' })}
        name="preset-name"
        maxLength={longestPresetName}
        value={typed}
        onChange={setTyped}
      />
      {problem === null ? null : <Feedback tone="error">{problem}</Feedback>}
    </Dialog>
  );
}
