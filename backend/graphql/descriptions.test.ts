/** The schema documents itself: introspection and docs/api.md have no other source. */
import { buildSchema, isEnumType, isInputObjectType, isObjectType, isSpecifiedScalarType } from 'graphql';
import { expect, it } from 'vitest';
import { typeDefs } from './schema.gen.ts';

interface Described {
  name: string;
  description?: string | null | undefined;
}

const roots = new Set(['Query', 'Mutation']);

function everything(): (Described & { path: string })[] {
  const types = Object.values(buildSchema(typeDefs).getTypeMap()).filter(
    type => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  return types.flatMap(type => {
    const at = (one: Described, path = `${type.name}.${one.name}`) => ({ ...one, path });
    const own = roots.has(type.name) ? [] : [at(type, type.name)];
    if (isEnumType(type)) return [...own, ...type.getValues().map(value => at(value))];
    if (isInputObjectType(type)) return [...own, ...Object.values(type.getFields()).map(field => at(field))];
    if (!isObjectType(type)) return own;
    const fields = Object.values(type.getFields()).flatMap(field => [
      at(field),
      ...field.args.map(one => at(one, `${type.name}.${field.name}(${one.name})`)),
    ]);
    return [...own, ...fields];
  });
}

it('describes every type, field, argument, enum value and input field', () => {
  const all = everything();
  expect(all.length).toBeGreaterThan(1_000);
  expect(all.filter(({ description }) => !description?.trim()).map(({ path }) => path)).toEqual([]);
});

it('describes in sentences that end', () => {
  const unfinished = everything().filter(({ description }) => !/[.!?]$/.test(description?.trim() ?? ''));
  expect(unfinished.map(({ path, description }) => `${path}: ${description}`)).toEqual([]);
});
