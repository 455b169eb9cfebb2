/** What the backend must know of this build to answer areas and menus from documents: its widgets and its pages. */
import type { CmsWidget } from '#engine/content/cms-form.ts';
import type { RouteEntry } from '#engine/route/route-paths.ts';
import { cmsProps } from '#engine/validators.gen.mjs';
import { isLocaleCode } from '#i18n/locales.ts';
import { cmsWidgets } from '#registry/cms-widgets.gen.ts';
import { routes } from '#registry/routes.gen.ts';

export interface ContentForms {
  widgets: Readonly<Record<string, CmsWidget>>;
  accept(type: string, props: Record<string, unknown>): Record<string, unknown> | null;
  pathOfPage(name: string, locale: string): string | null;
  pageNames(): readonly string[];
}

/** A page about one thing, such as `/c/*`, has no address without it. */
const hasOwnAddress = ({ paths, access }: RouteEntry): boolean =>
  access !== 'preview' && !/[:*]/.test(Object.values(paths).join(''));

/** @param entries the routes of the moment: pages are added while the shop runs. Undefined: those of the build. */
export type CreateContentForms = (entries?: () => readonly RouteEntry[] | undefined) => ContentForms;

export const createContentForms: CreateContentForms = current => {
  const entries = () => current?.() ?? routes;
  return {
    widgets: cmsWidgets,
    accept: (type, props) => (cmsProps[type]?.(props) ? props : null),
    pathOfPage(name, locale) {
      const entry = entries().find(each => each.name === name);
      if (!entry || !hasOwnAddress(entry) || !isLocaleCode(locale)) return null;
      return entry.paths[locale] || null;
    },
    pageNames: () => entries().flatMap(entry => (hasOwnAddress(entry) ? [entry.name] : [])),
  };
};
