/** One validator error in our codes and words. */
import { isRecord } from '#kernel/is-record.ts';
import type { SchemaError } from './grammar.ts';
import type { Mistake } from './source-file.ts';
import { nearest } from './suggest.ts';

export interface Explained extends Mistake {
  /** The mistake is a key of the object the error points at. */
  key?: string;
  /** The mistake is the value of this field of that object. */
  field?: string;
  /** What that key surely meant. */
  rename?: string;
}

/** Keywords that limit a size, with what they say. */
const limits: Readonly<Record<string, (limit: unknown) => string>> = {
  minimum: limit => `At least ${limit} is needed`,
  maximum: limit => `At most ${limit} is allowed`,
  exclusiveMinimum: limit => `More than ${limit} is needed`,
  exclusiveMaximum: limit => `Less than ${limit} is needed`,
  multipleOf: limit => `A multiple of ${limit} is needed`,
  minLength: limit => (limit === 1 ? 'The text is empty' : `At least ${limit} characters are needed`),
  maxLength: limit => `At most ${limit} characters are allowed`,
  minItems: limit => `At least ${limit} ${limit === 1 ? 'entry is' : 'entries are'} needed`,
  maxItems: limit => `At most ${limit} entries are allowed`,
  minProperties: limit => `At least ${limit} ${limit === 1 ? 'field is' : 'fields are'} needed`,
  maxProperties: limit => `At most ${limit} ${limit === 1 ? 'field is' : 'fields are'} allowed`,
};

export function explainError(error: SchemaError): Explained {
  const { keyword, params } = error;
  const limit = limits[keyword];
  if (limit) {
    const value = params.limit ?? params.multipleOf;
    return { code: 'PAGE007', message: limit(value), about: { limit: { keyword, value: Number(value) } } };
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
    return { code: 'PAGE008', message: 'An entry stands twice', fix: 'Remove one of the two' };
  if (keyword === 'false schema')
    return { code: 'PAGE010', message: 'This field cannot stand here with the others', fix: 'Remove it' };
  return { code: 'PAGE010', message: `Another structure is needed: ${error.message ?? keyword}` };
}

function unknownKey({ params, parentSchema }: SchemaError): Explained {
  const key = String(params.additionalProperty);
  const known = Object.keys(objectOf(parentSchema?.properties));
  const near = nearest(key, known);
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
      fix: `Write {"fi": ${text}, "sv": "…"}, or {"$t": "<message id>"}`,
    };
  }
  const wanted = listed(params.type).map(String);
  return {
    code: 'PAGE006',
    message: `${nameOf(data)} where ${wanted.map(withArticle).join(' or ')} is needed`,
  };
}

function notAllowed(code: string, { data }: SchemaError, allowed: readonly unknown[]): Explained {
  const near =
    typeof data === 'string'
      ? nearest(
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

/** The union's known tags stand in its comment, put there by the builder. */
function wrongTag({ params, parentSchema, data }: SchemaError): Explained {
  const tag = String(params.tag);
  const known = listed(JSON.parse(String(parentSchema?.$comment ?? '[]'))).map(String);
  const value = objectOf(data)[tag];
  if (typeof value === 'string') {
    const near = nearest(value, known);
    return {
      code: 'PAGE003',
      message: `Unknown ${tag} "${value}"`,
      fix: near ? `Write "${near}"` : `One of ${known.join(', ')}`,
      key: tag,
    };
  }
  if (value !== undefined)
    return { code: 'PAGE006', message: `${nameOf(value)} where a text is needed`, field: tag };
  const typo = Object.keys(objectOf(data)).find(key => nearest(key, [tag]));
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
  const help =
    parentSchema?.description ??
    (parentSchema?.pattern ? `Form: ${String(parentSchema.pattern)}` : undefined);
  return {
    code: 'PAGE008',
    message: `${JSON.stringify(propertyName ?? data)} has not the form of ${withArticle(what.toLowerCase())}`,
    ...(help ? { fix: String(help) } : {}),
    ...(propertyName === undefined ? {} : { key: propertyName }),
  };
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const withArticle = (word: string) =>
  word === 'null' ? word : `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

function nameOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'A list';
  if (typeof value === 'string') return 'A text';
  return typeof value === 'object' ? 'An object' : `A ${typeof value}`;
}
