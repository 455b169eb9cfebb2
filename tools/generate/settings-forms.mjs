/** The schemas of a shop's folder as Studio's form reads them: one text for each language, and colours as such. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLocaleCodes } from '../files/message-files.mjs';

/** `[name, schema]` of who the shop is and how it looks; none in a project without such folders. */
export function settingsForms(folder) {
  const file = name => join(folder, 'schemas', 'shop', `${name}.schema.json`);
  if (!existsSync(file('shop'))) return [];
  const read = name => JSON.parse(readFileSync(file(name), 'utf8'));
  const languages = readLocaleCodes(folder);
  return [
    ['shop-identity', inForm(read('shop'), languages)],
    ['shop-theme', inForm(read('theme'), languages)],
  ];
}

function inForm(schema, languages) {
  const { $schema: _schema, $id: _id, $defs: _defs, $ref, description, patternProperties, ...rest } = schema;
  const said = description === undefined ? {} : { description };
  if ($ref?.startsWith('common.schema.json#/$defs/'))
    return {
      ...said,
      type: 'string',
      'x-localizable': true,
      ...($ref.endsWith('/text') ? { 'x-format': 'lines' } : {}),
    };
  if ($ref === '#/$defs/picture') return { ...said, type: 'string' };
  if ($ref === '#/$defs/colour') {
    const shade = { type: 'string', 'x-format': 'colour' };
    return {
      ...said,
      type: 'object',
      properties: { light: shade, dark: shade },
      required: ['light', 'dark'],
    };
  }
  if (patternProperties) {
    const [each] = Object.values(patternProperties);
    const properties = Object.fromEntries(languages.map(code => [code, inForm(each, languages)]));
    return { ...said, type: 'object', properties };
  }
  if (!rest.properties) return { ...said, ...rest };
  const inner = Object.entries(rest.properties).map(([name, each]) => [name, inForm(each, languages)]);
  return { ...said, ...rest, properties: Object.fromEntries(inner) };
}
