/** The rules of settings beside those of pages: what `shop check` says of the files that they stand for. */
import type { Bodies, DocumentRules, ShopSettings } from '#backend/index.ts';
import type { Finding } from '#engine/definition/finding.ts';
import { readField } from '#engine/operation/fields.ts';
import type { DocumentBody } from '#engine/operation/operation.ts';
import { settingsKeyOf } from '#kernel/shop-settings.ts';
import type { DocumentId, StudioFinding } from '#studio-api/documents.ts';
import { atLeast, type Role } from '#studio-api/staff.ts';

/** What every page and mail says is for those who publish. */
export const mayChangeSettings = (role: Role): boolean => atLeast(role, 'publisher');

/** @param pages the rules of all other documents */
export function withSettingsRules(
  pages: DocumentRules,
  settings: Pick<ShopSettings, 'structure' | 'check'>,
): DocumentRules {
  return {
    ...pages,
    structure(id, body) {
      const key = settingsKeyOf(id);
      return key ? settings.structure(key, body) : pages.structure(id, body);
    },
    async forbidden(id, before, after, role) {
      if (!settingsKeyOf(id)) return pages.forbidden(id, before, after, role);
      return mayChangeSettings(role) ? [] : ['settings'];
    },
    async check(changed) {
      const found = await Promise.all(
        [...changed].map(async ([id, body]) => {
          const key = settingsKeyOf(id);
          return key && body ? (await settings.check(key, body)).map(each => findingOf(id, body, each)) : [];
        }),
      );
      const own = found.flat();
      const others: Bodies = new Map([...changed].filter(([id]) => !settingsKeyOf(id)));
      return others.size === 0 ? own : [...own, ...(await pages.check(others))];
    },
  };
}

function findingOf(
  document: DocumentId,
  body: DocumentBody,
  { code, severity, message, fix, about, path }: Finding,
): StudioFinding {
  return {
    ...{ document, code, severity, message, nodeId: '' },
    ...(fix === undefined ? {} : { fix }),
    ...(about === undefined ? {} : { about }),
    path: path.replaceAll(/\[(\d+)\]/g, '.$1'),
    fixes: fixesOf(body, about),
  };
}

/** A colour that can be read takes the place of one that cannot. */
function fixesOf(body: DocumentBody, about: Finding['about']): StudioFinding['fixes'] {
  const { token, scheme, better } = about?.contrast ?? {};
  if (token === undefined || scheme === undefined || !better) return [];
  const path = `colours.${token}.${scheme}`;
  const was = readField(body, path.split('.'));
  return [
    { label: better, ops: [{ set: { id: '', path, value: better, ...(was === undefined ? {} : { was }) } }] },
  ];
}
