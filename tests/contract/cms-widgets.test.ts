/** Whatever a merchandiser writes into a widget of an area comes back unchanged from the form that the API returns. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { picturesOf, writeCms } from '#engine/content/cms-form.ts';
import { withOwnProps } from '#engine/content/own-props.ts';
import { applyDefaults } from '#engine/definition/field-paths.ts';
import { cmsProps } from '#engine/validators.gen.mjs';
import { isRecord } from '#kernel/is-record.ts';
import { cmsWidgets } from '#registry/cms-widgets.gen.ts';

type Schema = Record<string, unknown>;

const numRuns = Number(process.env['FUZZ_RUNS'] ?? 50);

const root = join(import.meta.dirname, '..', '..');
const readSchema = (path: string): Schema => JSON.parse(readFileSync(join(root, path), 'utf8')) as Schema;

const inside = (schema: Schema, key: string): Schema => {
  const value = schema[key];
  return isRecord(value) ? value : {};
};

/** Values that follow a schema of a widget's props, in one language. */
function valuesOf(schema: Schema, local: Schema): fc.Arbitrary<unknown> {
  const name = typeof schema.$ref === 'string' ? schema.$ref.replace('#/$defs/', '') : undefined;
  if (name === 'link') return fc.constantFrom('/talvi', 'https://example.com/a?b=c', 'mailto:a@example.com');
  if (name === 'image-file') return fc.constantFrom('talvi.jpg', 'polku-kesalla.svg', 'a_b.webp');
  if (name !== undefined)
    return valuesOf(name in local ? inside(local, name) : readSchema(`schemas/${name}.schema.json`), local);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.integer({ min: Number(schema.minimum ?? 0), max: Number(schema.maximum ?? 1000) });
  if (schema.type === 'array') return fc.array(valuesOf(inside(schema, 'items'), local), { maxLength: 4 });
  if (schema.type === 'object') {
    const fields = Object.entries(inside(schema, 'properties')).map(
      ([key, inner]) => [key, valuesOf(isRecord(inner) ? inner : {}, local)] as const,
    );
    const requiredKeys = Array.isArray(schema.required) ? (schema.required as string[]) : [];
    return fc.record(Object.fromEntries(fields), { requiredKeys });
  }
  // The generator of strings knows no lookaheads.
  if (typeof schema.pattern === 'string' && !schema.pattern.includes('(?!'))
    return fc.stringMatching(new RegExp(schema.pattern));
  return fc.string({ minLength: Number(schema.minLength ?? 0), maxLength: 40 });
}

describe.each(Object.values(cmsWidgets))('$type', widget => {
  const schema = readSchema(`widgets/${widget.type}/props.schema.json`);

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(valuesOf(schema, inside(schema, '$defs')), generated => {
        const props = isRecord(generated) ? generated : {};
        const sent: unknown = JSON.parse(JSON.stringify(writeCms(widget, props, 'sv')));
        const configuration = isRecord(sent) ? sent : {};
        const read = widget.fromCms(configuration, picturesOf(props, widget.fields), 'sv');
        const back = withOwnProps(configuration, read, widget.version) ?? {};
        const wanted = applyDefaults(structuredClone(props), widget.fields.defaults);
        expect(applyDefaults(back, widget.fields.defaults)).toEqual(JSON.parse(JSON.stringify(wanted)));
      }),
      { numRuns },
    );
  });

  it('is read by the validator that accepts the content system', () => {
    fc.assert(
      fc.property(valuesOf(schema, inside(schema, '$defs')), generated => {
        const props = isRecord(generated) ? generated : {};
        fc.pre(cmsProps[widget.type]?.(structuredClone(props)) === true);
        const configuration = writeCms(widget, props, 'fi');
        const read = widget.fromCms(configuration, picturesOf(props, widget.fields), 'fi');
        const back = withOwnProps(configuration, read, widget.version) ?? {};
        expect(cmsProps[widget.type]?.(back)).toBe(true);
      }),
      { numRuns },
    );
  });
});
