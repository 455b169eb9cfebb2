/** All widgets by group, filtered by name, type and description. */

import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { PreviewCatalogue, WidgetSample } from '#engine/definition/preview-port.ts';
import { widgetAbout } from '#page-form/widget-text.ts';
import { TextInput } from '#ui/form/text-input.tsx';
import styles from './gallery.module.css';
import { widgetName } from './widget-name.ts';

const groups = [
  { kind: 'content', title: 'PREVIEW_GROUP_CONTENT' },
  { kind: 'part', title: 'PREVIEW_GROUP_PART' },
  { kind: 'once', title: 'PREVIEW_GROUP_ONCE' },
] as const;

interface Props {
  catalogue: PreviewCatalogue;
  chosen: string;
  onChoose: (type: string) => void;
}

export function WidgetList({ catalogue, chosen, onChoose }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [wanted, setWanted] = useState('');
  const words = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fits = (widget: WidgetSample) => {
    const all =
      `${widgetName(widget, intl)} ${widget.type} ${widgetAbout(widget.type, intl)}`.toLocaleLowerCase();
    return words.every(word => all.includes(word));
  };
  const found = catalogue.widgets
    .filter(fits)
    .map(widget => ({ widget, name: widgetName(widget, intl) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, intl.locale));
  return (
    <nav className={styles.list} aria-label={formatMessage({ id: 'PREVIEW_ALL' })}>
      <TextInput
        label={formatMessage({ id: 'PREVIEW_SEARCH' })}
        name="search"
        type="search"
        value={wanted}
        onChange={setWanted}
      />
      <p className={styles.found} aria-live="polite">
        {formatMessage({ id: 'PREVIEW_FOUND' }, { count: found.length })}
      </p>
      {groups.map(({ kind, title }) => {
        const own = found.filter(({ widget }) => widget.kind === kind);
        return own.length === 0 ? null : (
          <section key={kind} className={styles.kind} aria-labelledby={`kind-${kind}`}>
            <h2 id={`kind-${kind}`}>{formatMessage({ id: title })}</h2>
            <ul>
              {own.map(({ widget: { type }, name }) => (
                <li key={type}>
                  <button
                    type="button"
                    className={styles.widget}
                    aria-current={type === chosen ? 'true' : undefined}
                    onClick={() => onChoose(type)}
                  >
                    <span>{name}</span>
                    <code>{type}</code>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
