/**
 * What becomes of a page before it is rendered, step by step. No step changes what it is given.
 *
 *     authored     its documents, as files and Studio have them
 *     overridden   with the overrides of the visitor's segment             overridePage (override-page.ts)
 *     localised    references have the aliases of the visitor's language   localisePage
 *     migrated     a widget in the version of this build                   migrateWidget
 *     resolved     the props that its component gets                       resolveWidget
 *
 * The first step stands in a file of its own, so that browsers load it for pages that have overrides only. So does what leaves
 * of a page with experiments what one visitor sees, before or after it is localised (experiment/in-arms.ts).
 *
 * The first two steps take the whole page. The last two take each widget that is shown, once its code is there: only the
 * code knows its migrations. `resolvePage` takes them for a page with its data, `createNodeResolver` for one that is
 * edited.
 */
import type { AnyWidget, WidgetInstance } from '../definition/contract.ts';
import { migrateInstance } from '../definition/migrate-instance.ts';
import type { ContainerNode, FragmentDocument, PageDocument } from '../definition/page-document.ts';
import type { Report } from '../definition/report.ts';
import type { AreaContent } from '../load/area-content.ts';
import { finishProps } from '../load/finish-props.ts';
import type { PageServices } from '../load/page-services.ts';
import type { Lost } from '../override/apply-overrides.ts';
import type { OverrideDocument } from '../override/override-document.ts';
import { resolveProps, type ValueTools } from '../values/resolve-values.ts';

interface PageWithParts {
  page: PageDocument;
  fragments: Readonly<Record<string, FragmentDocument>>;
  /** Documents that its areas show while they are edited; the other areas come from the backend. */
  content: readonly AreaContent[];
}

export interface AuthoredPage extends PageWithParts {
  /** Of this page and of others. */
  overrides: readonly OverrideDocument[];
}

export interface OverriddenPage extends PageWithParts {
  step: 'overridden';
  /** The overrides that hold for the segment, in the order in which they were applied. */
  applied: readonly OverrideDocument[];
  /** Their operations whose target the page does not have. */
  lost: readonly Lost[];
}

export interface LocalisedPage extends PageWithParts {
  step: 'localised';
}

export interface MigratedWidget {
  step: 'migrated';
  type: string;
  instance: WidgetInstance;
}

/** A page that has no overrides. */
export const withoutOverrides = ({ page, fragments, content }: PageWithParts): OverriddenPage => ({
  ...{ step: 'overridden', page, fragments, content },
  ...{ applied: [], lost: [] },
});

/**
 * Gives the page, its fragments and its content the references of a language.
 * @param localise is called for each part once. If it returns the same object for the same part, a part that has not
 * changed need not be resolved again.
 */
export function localisePage(
  { page, fragments, content }: OverriddenPage,
  localise: <Part extends object>(part: Part) => Part,
): LocalisedPage {
  const containerOf = ({ widgets, ...rest }: ContainerNode): ContainerNode => ({
    ...localise(rest),
    widgets: widgets.map(localise),
  });
  const { regions, ...rest } = page;
  return {
    step: 'localised',
    page: {
      ...localise(rest),
      regions: Object.fromEntries(
        Object.entries(regions).map(([name, nodes]) => [
          name,
          nodes.map(node => (node.kind === 'container' ? containerOf(node) : localise(node))),
        ]),
      ),
    },
    fragments: Object.fromEntries(
      Object.entries(fragments).map(([id, { containers, ...own }]) => [
        id,
        {
          ...localise(own),
          containers: containers.map(part =>
            part.kind === 'container' ? containerOf(part) : localise(part),
          ),
        },
      ]),
    ),
    content: content.map(({ regions: { main }, ...own }) => ({
      ...localise(own),
      regions: { main: main.map(containerOf) },
    })),
  };
}

/** Null when the widget is newer than this build or cannot be migrated, which is reported. */
export function migrateWidget(
  instance: WidgetInstance,
  definition: Pick<AnyWidget, 'type' | 'version' | 'migrations'>,
  report: Report,
): MigratedWidget | null {
  const current = migrateInstance(instance, definition, report);
  return current && { step: 'migrated', type: definition.type, instance: current };
}

/**
 * Resolves values and defaults, sanitises HTML and checks links.
 * @returns null when what was written does not match the schema of the widget
 */
export async function resolveWidget(
  { type, instance: { props } }: MigratedWidget,
  services: Pick<PageServices, 'acceptProps' | 'fields' | 'safeHtml'>,
  tools: ValueTools,
): Promise<Record<string, unknown> | null> {
  if (services.acceptProps?.(type, props) === false) return null;
  return finishProps(type, resolveProps(props, tools), services, tools);
}
