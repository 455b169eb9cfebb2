/** Adds an entry to a menu: chosen by name, or with an address of its own. */
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { DocumentNode, NodePlace } from '#engine/operation/operation.ts';
import { defaultLocale, isLocaleCode } from '#i18n/locales.ts';
import { requiredLocales } from '#i18n/required-locales.ts';
import { useEditor } from '../../editing/context/editor-context.ts';
import { createStructure } from '../../editing/structure/structure.ts';
import { LinkDialog } from '../../panels/pick/link-dialog.tsx';
import { writeLink } from '../../panels/pick/link-value.ts';
import { PickScopeContext } from '../../panels/pick/pick-scope.ts';
import { useStudio } from '../../parts/context/studio-context.ts';

/** @param place where it was asked for. */
export default function AddEntry({ place }: { place: NodePlace }) {
  const { api } = useStudio();
  const intl = useIntl();
  const editor = useEditor();
  const { market, release } = editor.context;
  const locale = isLocaleCode(editor.context.locale) ? editor.context.locale : defaultLocale;
  const scope = useMemo(() => ({ api, market, locale, release }), [api, market, locale, release]);
  const add = (entry: Readonly<Record<string, unknown>>, name: string) => {
    const id =
      name
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-+|-+$/g, '')
        .slice(0, 50) || 'entry';
    const node: DocumentNode = { ...entry, id };
    createStructure(editor, intl).add(node, place);
  };

  return (
    <PickScopeContext value={scope}>
      <LinkDialog
        address=""
        kind="page"
        isChosen={() => false}
        onPick={(kind, item) => {
          // A product is known by its number, which stays when its name changes.
          const ref = kind === 'product' ? (item.id ?? item.ref) : item.ref;
          // Pages of the shop have no name of their own in menus; all others bring theirs in each language.
          const label = kind === 'page' ? { label: labelIn(locale, item.name) } : {};
          add({ target: writeLink(kind, ref), ...label }, item.name);
        }}
        onAddress={address => add({ target: address, label: labelIn(locale, address) }, 'entry')}
        onClose={() => editor.requestAdd(null)}
      />
    </PickScopeContext>
  );
}

/** One text for all languages, until the others are written; those with a fallback have that of another anyway. */
const labelIn = (locale: string, text: string): Readonly<Record<string, unknown>> => {
  const others = requiredLocales.filter(code => code !== locale);
  return { [locale]: text, ...Object.fromEntries(others.map(code => [code, { $same: locale }])) };
};
