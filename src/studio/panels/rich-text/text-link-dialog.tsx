/** Where the chosen words lead. Texts hold addresses, so things of the shop are linked by their address in the language. */
import type { Editor } from '@tiptap/react';
import { LinkDialog } from '../pick/link-dialog.tsx';

interface Props {
  editor: Editor;
  onClose: () => void;
}

export function TextLinkDialog({ editor, onClose }: Props) {
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
