/** Translates one validator error into a finding. */

import type { SchemaError } from '#engine/definition/grammar.ts';
import { requiredLocales } from '#i18n/required-locales.ts';
import { isRecord } from '#kernel/is-record.ts';
import { nearestWord } from '../suggest.ts';
import type { SourceProblem } from './source-file.ts';

export interface Explained extends SourceProblem {
  /** The invalid key, in the object that the error refers to. */
  key?: string;
  /** The field with the invalid value, in that object. */
  field?: string;
  /** The likely intended key. */
  rename?: string;
}

/** Keywords that limit a size, with message and fix. */
const limits: Readonly<Record<string, (limit: unknown) => readonly [message: string, fix: string]>> = {
  minimum: limit => [`At least ${limit} is needed`, `Write ${limit} or more`],
  maximum: limit => [`At most ${limit} is allowed`, `Write ${limit} or less`],
  exclusiveMinimum: limit => [`More than ${limit} is needed`, `Write more than ${limit}`],
  exclusiveMaximum: limit => [`Less than ${limit} is needed`, `Write less than ${limit}`],
  multipleOf: limit => [`A multiple of ${limit} is needed`, `Write a multiple of ${limit}`],
  minLength: limit =>
    limit === 1
      ? ['The text is empty', 'Write something, or remove the field']
      : [`At least ${limit} characters are needed`, `Write ${limit} characters or more`],
  maxLength: limit => [`At most ${limit} characters are allowed`, `Shorten it to ${limit}`],
  minItems: limit => [
    `At least ${limit} ${limit === 1 ? 'entry is' : 'entries are'} needed`,
    `Add entries up to ${limit}`,
  ],
  maxItems: limit => [`At most ${limit} entries are allowed`, `Remove entries down to ${limit}`],
  minProperties: limit => [
    `At least ${limit} ${limit === 1 ? 'field is' : 'fields are'} needed`,
    `Add fields up to ${limit}`,
  ],
  maxProperties: limit => [
    `At most ${limit} ${limit === 1 ? 'field is' : 'fields are'} allowed`,
    `Keep ${limit} of them`,
  ],
};

/** What to type for a value of each JSON type. */
const examples: Readonly<Record<string, string>> = {
  string: 'a text in double quotes',
  number: 'a number without quotes',
  integer: 'a whole number without quotes',
  boolean: 'true or false without quotes',
  array: 'a list: [ … ]',
  object: 'an object: { … }',
  null: 'null without quotes',
};

export function explainError(error: SchemaError): Explained {
  const { keyword, params } = error;
  const limit = limits[keyword];
  if (limit) {
    const value = params.limit ?? params.multipleOf;
    const [message, fix] = limit(value);
    return { code: 'PAGE007', message, fix, about: { limit: { keyword, value: Number(value) } } };
  }
  if (keyword === 'additionalProperties') return unknownKey(error);
  if (keyword === 'required') return missingKey(error);
  if (keyword === 'type') return wrongType(error);
  if (keyword === 'enum') return notAllowed('PAGE004', error, listed(params.allowedValues));
  if (keyword === 'const')
    return notAllowed(error.instancePath === '/kind' ? 'PAGE003' : 'PAGE004', error, [params.allowedValue]);
  if (keyword === 'discriminator') return wrongTag(error);
  if (keyword === 'pattern') return wrongForm(error);
  if (keyword === 'uniqueItems')
    return { code: 'PAGE008', message: 'An entry is listed twice', fix: 'Remove one of the two' };
  if (keyword === 'false schema')
    return { code: 'PAGE010', message: 'This field cannot be combined with the others', fix: 'Remove it' };
  return {
    code: 'PAGE010',
    message: `The structure is not valid: ${error.message ?? keyword}`,
    fix: 'Compare it with the example of the widget in docs/widgets.md',
  };
}

function unknownKey({ params, parentSchema }: SchemaError): Explained {
  const key = String(params.additionalProperty);
  const known = Object.keys(objectOf(parentSchema?.properties));
  const near = nearestWord(key, known);
  return {
    code: 'PAGE002',
    message: `Unknown property "${key}"`,
    fix: near ? `Write "${near}"` : known.length > 0 ? `Known here: ${known.join(', ')}` : 'Remove it',
    key,
    ...(near ? { rename: near } : {}),
  };
}

function missingKey({ params, parentSchema, data }: SchemaError): Explained {
  const missing = String(params.missingProperty);
  if (parentSchema?.title !== 'Locales')
    return {
      code: 'PAGE005',
      message: `"${missing}" is missing`,
      fix: `Add "${missing}"`,
      about: { missing },
    };
  const other = Object.keys(objectOf(data)).find(key => key in objectOf(parentSchema.properties));
  const reuse = other === undefined ? '' : `, or {"$same":"${other}"} to reuse`;
  return {
    code: 'L10N001',
    message: `No text for locale "${missing}"`,
    fix: `Add "${missing}"${reuse}, or null to leave it out`,
    about: { missing },
  };
}

function wrongType({ params, parentSchema, data }: SchemaError): Explained {
  if (parentSchema?.title === 'Locales' && typeof data === 'string') {
    const text = JSON.stringify(data.length > 40 ? `${data.slice(0, 39)}…` : data);
    return {
      code: 'L10N002',
      message: 'A plain text where one per locale is needed',
      fix: `Write {${perLocale(text)}}, or {"$t": "<message id>"}`,
    };
  }
  if (parentSchema?.title === 'Locales')
    return {
      code: 'PAGE006',
      message: `${nameOf(data)} where a text for each language is needed`,
      fix: `Write {${perLocale('"…"')}}, or {"$t": "<message id>"}`,
    };
  const wanted = listed(params.type).map(String);
  const written = unquoted(data, wanted);
  return {
    code: 'PAGE006',
    message: `${nameOf(data)} where ${wanted.map(typeName).join(' or ')} is needed`,
    fix:
      written === undefined
        ? `Write ${wanted.map(type => examples[type] ?? type).join(', or ')}`
        : `Write ${written}`,
  };
}

/** `"fi": <first>, "sv": "…"` with every required language. */
const perLocale = (first: string): string =>
  requiredLocales.map((locale, at) => `"${locale}": ${at === 0 ? first : '"…"'}`).join(', ');

/** `"12"` for 12 where a string is expected, and 12 for `"12"` where a number is. */
function unquoted(data: unknown, wanted: readonly string[]): string | undefined {
  if (typeof data === 'string') {
    if (wanted.some(type => type === 'integer' || type === 'number') && /^-?\d+(?:\.\d+)?$/.test(data))
      return data;
    return wanted.includes('boolean') && (data === 'true' || data === 'false') ? data : undefined;
  }
  const isPlain = typeof data === 'number' || typeof data === 'boolean';
  return isPlain && wanted.includes('string') ? JSON.stringify(String(data)) : undefined;
}

function notAllowed(code: string, { data }: SchemaError, allowed: readonly unknown[]): Explained {
  const near =
    typeof data === 'string'
      ? nearestWord(
          data,
          allowed.filter(value => typeof value === 'string'),
        )
      : undefined;
  const choice = allowed.map(value => JSON.stringify(value)).join(', ');
  return {
    code,
    message: `${JSON.stringify(data)} is not allowed`,
    fix: near ? `Write "${near}"` : allowed.length === 1 ? `Write ${choice}` : `One of ${choice}`,
  };
}

/** The schema builder lists the known tags of a union in `$comment`. */
function wrongTag({ params, parentSchema, data }: SchemaError): Explained {
  const tag = String(params.tag);
  const known = listed(JSON.parse(String(parentSchema?.$comment ?? '[]'))).map(String);
  const value = objectOf(data)[tag];
  if (typeof value === 'string') {
    const near = nearestWord(value, known);
    return {
      code: 'PAGE003',
      message: `Unknown ${tag} "${value}"`,
      fix: near ? `Write "${near}"` : `One of ${known.join(', ')}`,
      key: tag,
    };
  }
  if (value !== undefined)
    return {
      code: 'PAGE006',
      message: `${nameOf(value)} where a text is needed`,
      fix: `One of ${known.join(', ')}`,
      field: tag,
    };
  const typo = Object.keys(objectOf(data)).find(key => nearestWord(key, [tag]));
  if (typo !== undefined && typo !== 'id') {
    return {
      code: 'PAGE002',
      message: `Unknown property "${typo}"`,
      fix: `Write "${tag}"`,
      key: typo,
      rename: tag,
    };
  }
  return {
    code: 'PAGE005',
    message: `"${tag}" is missing`,
    fix: `Add "${tag}": ${known.join(', ')}`,
    about: { missing: tag },
  };
}

function wrongForm({ parentSchema, propertyName, data }: SchemaError): Explained {
  const what = String(parentSchema?.title ?? 'Value');
  // A regular expression is not readable for authors; the schema's description is.
  const help = parentSchema?.description ?? `Write it as other files do: docs/pages.md shows the forms`;
  return {
    code: 'PAGE008',
    message: `${JSON.stringify(propertyName ?? data)} does not have the form of ${withArticle(what.toLowerCase())}`,
    fix: String(help),
    ...(propertyName === undefined ? {} : { key: propertyName }),
  };
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const withArticle = (word: string) =>
  word === 'null' ? word : `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

/** Names of JSON types in messages. */
const typeName = (type: string): string =>
  type === 'string' ? 'a text' : type === 'array' ? 'a list' : withArticle(type);

function nameOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'A list';
  if (typeof value === 'string') return 'A text';
  return typeof value === 'object' ? 'An object' : `A ${typeof value}`;
}
