/** The pictures of the shop: its name as a picture in both schemes, its sign, and what networks show of its pages. */
import { observer } from 'mobx-react-lite';
import { type CSSProperties, useState } from 'react';
import { useIntl } from 'react-intl';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { libraryNameOf, libraryPicture } from '#kernel/shop-settings.ts';
import type { Scheme } from '#kernel/theme/shop-look.ts';
import { tokenColours } from '#kernel/theme/token-colours.gen.ts';
import type { FieldPath } from '#page-form/field.ts';
import { fieldHelp } from '#page-form/field-help.ts';
import { fieldLabel } from '#page-form/field-label.ts';
import { textOf } from '#page-form/text-of.ts';
import { fieldValueAt } from '#page-form/value-at.ts';
import type { ShopPicture } from '#studio-api/shop-settings.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useEditor } from '../../../editing/context/editor-context.ts';
import { useAsync } from '../../../parts/api/use-async.ts';
import { useStudio } from '../../../parts/context/studio-context.ts';
import { PictureDialog } from '../../library/picture-dialog.tsx';
import inspector from '../inspector.module.css';
import type { NodeTools } from '../use-form-tools.tsx';
import { FolderNote } from './folder-note.tsx';
import styles from './settings.module.css';

interface Props {
  tools: NodeTools;
  body: DocumentBody;
  folder: DocumentBody;
}

interface Place {
  path: FieldPath;
  scheme: Scheme;
}

const places: readonly Place[] = [
  { path: ['logo', 'light'], scheme: 'light' },
  { path: ['logo', 'dark'], scheme: 'dark' },
  { path: ['mark'], scheme: 'light' },
  { path: ['socialPicture'], scheme: 'light' },
];

export const ThemePictures = observer(function ThemePictures({ tools, body, folder }: Props) {
  const intl = useIntl();
  return (
    <section className={inspector.group} aria-labelledby="theme-pictures">
      <h3 id="theme-pictures" className={inspector.groupName}>
        {intl.formatMessage({ id: 'SETTINGS_PICTURES' })}
      </h3>
      {places.map(place => (
        <Picture key={place.path.join('.')} {...{ place, tools, body, folder }} />
      ))}
    </section>
  );
});

/** Both schemes need a logo: the first that is chosen stands in both, and neither is left out alone. */
function changeOf({ path }: Place, body: DocumentBody, name: string): { path: FieldPath; value: unknown } {
  const [field = '', scheme] = path;
  if (scheme === undefined) return { path, value: name };
  if (name === '') return { path: [field], value: { light: '', dark: '' } };
  const other = textOf(fieldValueAt(body, [field, scheme === 'light' ? 'dark' : 'light']));
  const both = { light: other || name, dark: other || name };
  return { path: [field], value: { ...both, [scheme]: name } };
}

const Picture = observer(function Picture({ place, tools, body, folder }: Props & { place: Place }) {
  const intl = useIntl();
  const { draft } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const { path } = place;
  // A document that knows nothing of a picture has that of the folder.
  const [field = ''] = path;
  const name = textOf(fieldValueAt(body[field] === undefined ? folder : body, path));
  const label = intl.formatMessage({ id: labels[path.join('.')] ?? 'SETTINGS_PICTURES' });
  const help = fieldHelp(path, 'settings', intl);
  const error = tools.errorAt(path);
  const set = (next: string) => {
    const { path: at, value } = changeOf(place, body, next);
    tools.setField(at, value, label);
  };
  return (
    <fieldset className={styles.colour} data-field-path={path.join('.')}>
      <legend className={styles.name}>{label}</legend>
      {help === undefined ? null : <p className={styles.help}>{help}</p>}
      {name === '' ? (
        <p className={styles.help}>
          {intl.formatMessage({
            id: path[0] === 'logo' ? 'SETTINGS_LOGO_WRITTEN' : 'SETTINGS_PICTURE_BUILT',
          })}
        </p>
      ) : (
        <Preview name={name} place={place} />
      )}
      {error === undefined ? null : (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {tools.below?.(path)}
      {draft.isReadOnly ? null : (
        <div className={styles.source}>
          <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
            {intl.formatMessage({ id: name === '' ? 'MEDIA_CHOOSE' : 'MEDIA_CHANGE' })}
          </Button>
          {name === '' ? null : (
            <Button size="s" variant="tertiary" onClick={() => set('')}>
              {intl.formatMessage(
                { id: 'PREVIEW_LEAVE_OUT_NAMED' },
                { name: path[0] === 'logo' ? fieldLabel('logo', intl, 'settings') : label },
              )}
            </Button>
          )}
        </div>
      )}
      {path[1] === 'light' || body[field] === undefined ? null : (
        <FolderNote
          {...{ folder, path: [field] }}
          locales={[]}
          onBack={value => tools.setField([field], value, label)}
        />
      )}
      {isOpen ? (
        <PictureDialog
          title={label}
          chosen={libraryNameOf(name)}
          onPick={asset => set(libraryPicture(asset.name))}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </fieldset>
  );
});

const labels: Readonly<
  Record<string, 'SETTINGS_LOGO_LIGHT' | 'SETTINGS_LOGO_DARK' | 'SETTINGS_MARK' | 'SETTINGS_SOCIAL_PICTURE'>
> = {
  'logo.light': 'SETTINGS_LOGO_LIGHT',
  'logo.dark': 'SETTINGS_LOGO_DARK',
  mark: 'SETTINGS_MARK',
  socialPicture: 'SETTINGS_SOCIAL_PICTURE',
};

/** On the ground on which the shop shows it. */
const Preview = observer(function Preview({ name, place }: { name: string; place: Place }) {
  const { api } = useStudio();
  const { look } = useEditor();
  const { value } = useAsync(`picture ${name}`, () =>
    api.get<ShopPicture>(`/api/settings/picture?${new URLSearchParams({ name }).toString()}`),
  );
  const ground = look?.colours[place.scheme]['ground'] ?? tokenColours[place.scheme].ground;
  const frame: CSSProperties & Record<'--shown-on', string> = { '--shown-on': ground };
  return (
    <div className={classNames(styles.picture, styles[String(place.path[0])])} style={frame}>
      {value ? <img src={value.url} alt="" /> : null}
      <p className={styles.help}>
        {libraryNameOf(name) ?? name}
        {value ? ` · ${value.width} × ${value.height}` : ''}
      </p>
    </div>
  );
});
