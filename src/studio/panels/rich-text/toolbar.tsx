/** What can be done with the chosen text; one stop of the tab key, arrow keys within (WAI-ARIA toolbar). */
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkDialog } from '../pick/link-dialog.tsx';
import styles from './rich-text.module.css';

/** Where the chosen words lead. Texts hold addresses, so things of the shop are linked by their address in the language. */
interface Props {
  editor: Editor;
  onClose: () => void;
}

function TextLinkDialog({ editor, onClose }: Props) {
  const before: unknown = editor.getAttributes('link')['href'];
  const address = typeof before === 'string' ? before : '';
  const link = (href: string, name: string) => {
    const { selection } = editor.state;
    const chain = editor.chain().focus().extendMarkRange('link');
    // Without chosen words the name of the target is written.
    if (selection.empty && address === '')
      chain.insertContent({ type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setMark('link', { href }).run();
  };
  return (
    <LinkDialog
      kind={address === '' ? 'page' : 'address'}
      address={address}
      needsPath
      isChosen={({ path }) => path !== undefined && path === address}
      onPick={(_kind, { path, name }) => path !== undefined && link(path, name)}
      onAddress={href => link(href, href)}
      {...(address === ''
        ? {}
        : { onRemove: () => editor.chain().focus().extendMarkRange('link').unsetMark('link').run() })}
      onClose={onClose}
    />
  );
}

const linkIcon =
  'M10 13.5a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10.5a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1';

interface Action {
  id: string;
  label: StudioMessageId;
  sign: string;
  isOn: (editor: Editor) => boolean;
  run: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3): Action => ({
  id: `h${level}`,
  label: level === 2 ? 'RICH_HEADING' : 'RICH_SUBHEADING',
  sign: `H${level}`,
  isOn: editor => editor.isActive('heading', { level }),
  run: editor => editor.chain().focus().toggleHeading({ level }).run(),
});

const actions: readonly Action[] = [
  {
    id: 'bold',
    label: 'RICH_BOLD',
    sign: 'B',
    isOn: editor => editor.isActive('bold'),
    run: editor => editor.chain().focus().toggleBold().run(),
  },
  {
    id: 'italic',
    label: 'RICH_ITALIC',
    sign: 'I',
    isOn: editor => editor.isActive('italic'),
    run: editor => editor.chain().focus().toggleItalic().run(),
  },
  heading(2),
  heading(3),
  {
    id: 'bullets',
    label: 'RICH_BULLETS',
    sign: '•',
    isOn: editor => editor.isActive('bulletList'),
    run: editor => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'numbers',
    label: 'RICH_NUMBERS',
    sign: '1.',
    isOn: editor => editor.isActive('orderedList'),
    run: editor => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'quote',
    label: 'RICH_QUOTE',
    sign: '”',
    isOn: editor => editor.isActive('blockquote'),
    run: editor => editor.chain().focus().toggleBlockquote().run(),
  },
];

export function Toolbar({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const { formatMessage } = useIntl();
  const [stop, setStop] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      ...Object.fromEntries(actions.map(({ id, isOn }) => [id, isOn(current)])),
      link: current.isActive('link'),
      isEmpty: current.state.selection.empty,
    }),
  }) as Readonly<Record<string, boolean>>;
  const last = actions.length;

  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (stop + step + last + 1) % (last + 1);
    setStop(next);
    event.currentTarget.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  const button = (at: number, id: string, label: StudioMessageId, sign: ReactNode, press: () => void) => (
    <button
      key={id}
      type="button"
      className={styles.tool}
      data-tool={id}
      aria-label={formatMessage({ id: label })}
      title={formatMessage({ id: label })}
      aria-pressed={on[id] === true}
      tabIndex={at === stop ? 0 : -1}
      disabled={disabled}
      onFocus={() => setStop(at)}
      onClick={press}
    >
      {sign}
    </button>
  );

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={formatMessage({ id: 'RICH_TOOLS' })}
      className={styles.tools}
      onKeyDown={onKey}
    >
      {actions.map(({ id, label, sign, run }, at) => button(at, id, label, sign, () => run(editor)))}
      {button(last, 'link', 'RICH_LINK', <Icon of={linkIcon} size={20} />, () => setLinking(true))}
      {isLinking ? <TextLinkDialog editor={editor} onClose={() => setLinking(false)} /> : null}
    </div>
  );
}
