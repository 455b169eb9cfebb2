/** Loads JSON of a page file into the form, only when the linter accepts it, since the form cannot show unknown fields. */

import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { WidgetInstance } from '#engine/definition/contract.ts';
import type { PastedError, PreviewPort } from '#engine/definition/preview-port.ts';
import { errorText } from '#page-form/error-text.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import styles from './gallery.module.css';
import { fieldPathText } from './place-of.ts';

interface Props {
  read: PreviewPort['read'];
  /** Returns false when the gallery does not list that widget. */
  onFill: (instance: WidgetInstance) => boolean;
  announce: (words: string) => void;
}

export function PasteJson({ read, onFill, announce }: Props) {
  const { formatMessage } = useIntl();
  const details = useRef<HTMLDetailsElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<readonly PastedError[]>([]);
  const [failure, setFailure] = useState<string>();

  const change = (next: string) => {
    setText(next);
    setErrors([]);
    setFailure(undefined);
  };
  const fill = async () => {
    try {
      const { instance, errors: found } = await read(text);
      setErrors(found);
      setFailure(undefined);
      if (!instance) return;
      if (!onFill(instance)) return setFailure(formatMessage({ id: 'PREVIEW_TOOL_WIDGET' }));
      change('');
      if (details.current) details.current.open = false;
      details.current?.querySelector('summary')?.focus();
      announce(formatMessage({ id: 'PREVIEW_FILLED' }));
    } catch {
      setFailure(formatMessage({ id: 'PREVIEW_NOT_READ' }));
    }
  };
  return (
    <details ref={details}>
      <summary>{formatMessage({ id: 'PREVIEW_PASTE' })}</summary>
      <div className={styles.paste}>
        <TextArea
          ref={area}
          label={formatMessage({ id: 'PREVIEW_PASTE_LABEL' })}
          name="paste"
          rows={10}
          value={text}
          onChange={change}
          error={failure}
        />
        <PastedErrors
          errors={errors}
          onGo={([start, end]) => {
            area.current?.focus();
            area.current?.setSelectionRange(start, end);
          }}
        />
        <Button size="s" variant="secondary" disabled={text.trim() === ''} onClick={() => void fill()}>
          {formatMessage({ id: 'PREVIEW_PASTE_FILL' })}
        </Button>
      </div>
    </details>
  );
}

interface PastedErrorsProps {
  errors: readonly PastedError[];
  onGo: (range: PastedError['range']) => void;
}

/** Errors of the pasted text that must be fixed before the form can show it; each selects its position. */
function PastedErrors({ errors, onGo }: PastedErrorsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  if (errors.length === 0) return null;
  return (
    <div className={styles.errors} role="alert">
      <p>{formatMessage({ id: 'PREVIEW_ERRORS' }, { count: errors.length })}</p>
      <ul>
        {errors.map(error => (
          <li key={`${error.code} ${error.range.join(' ')} ${error.jsonPath.join('.')}`}>
            <button type="button" onClick={() => onGo(error.range)}>
              <strong>
                {[
                  formatMessage({ id: 'PREVIEW_LINE' }, { line: error.line }),
                  fieldPathText(error.jsonPath, intl),
                ]
                  .filter(Boolean)
                  .join(' › ')}
              </strong>{' '}
              {errorText(error, intl)} <code>{error.code}</code>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
