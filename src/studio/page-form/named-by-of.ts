/** Pictures of a form that texts beside them name. */
import type { NamedBy } from '#engine/definition/named-pictures.ts';
import type { Field, NamedField } from './field.ts';

export const namedByOf = (fields: readonly NamedField[]): NamedBy =>
  Object.fromEntries(fields.flatMap(({ name, field }) => pathsOf(name, field)));

function pathsOf(path: string, { namedBy, control }: Field): [path: string, texts: readonly string[]][] {
  if (namedBy) return [[path, namedBy]];
  if (control.kind === 'list') return pathsOf(`${path}.*`, control.item);
  if (control.kind === 'group')
    return control.fields.flatMap(({ name, field }) => pathsOf(`${path}.${name}`, field));
  return [];
}
