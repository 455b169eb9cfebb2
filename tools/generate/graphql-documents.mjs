/** The storefront's documents: validated against the contract, identified by their hash, typed beside their `.graphql` file. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  concatAST,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  print,
  Source,
  specifiedRules,
  stripIgnoredCharacters,
  TokenKind,
  validate,
  visit,
} from 'graphql';
import { glob } from './files.mjs';
import { scalars } from './graphql-schema.mjs';

const place = ({ source, locations }) => `${source?.name ?? 'src/shop/api'}:${locations?.[0]?.line ?? 1}`;

/** Every document file with its syntax tree. @throws {Error} with file and line. */
async function readFiles(root) {
  const files = await glob(root, 'src/shop/api', '.graphql');
  return Promise.all(
    files.map(async file => {
      try {
        return { file, document: parse(new Source(await readFile(`${root}/${file}`, 'utf8'), file)) };
      } catch (error) {
        throw new Error(`${place(error)} ${error.message}`, { cause: error });
      }
    }),
  );
}

const missingInContract =
  'Our own schema has it, the contract does not: write it into backend/graphql/api-additions.json too.';

/** @param own our schema, which knows what is an addition to the contract */
function refuseInvalid(schema, all, own) {
  const rules = specifiedRules.filter(rule => rule !== NoUnusedFragmentsRule);
  const ownPlaces = new Set(own ? validate(own, all, rules).map(place) : []);
  const errors = validate(schema, all, rules).map(error => {
    const text = `${place(error)} ${error.message}`;
    return own && !ownPlaces.has(place(error)) ? `${text} ${missingInContract}` : text;
  });
  for (const { kind, name, loc } of all.definitions) {
    if (kind === Kind.OPERATION_DEFINITION && !name)
      errors.push(`${loc.source.name}:${loc.startToken.line} An operation needs a name.`);
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/** The operation with only the fragments it uses. */
function alone(operation, fragments) {
  const used = new Map();
  const collect = node =>
    visit(node, {
      FragmentSpread({ name: { value } }) {
        if (used.has(value)) return;
        used.set(value, fragments.get(value));
        collect(fragments.get(value));
      },
    });
  collect(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...used.values()] };
}

const withoutPlaces = document =>
  JSON.parse(JSON.stringify(document, (key, value) => (key === 'loc' ? undefined : value)));

/** A comment `# personal` above a query marks a result that belongs to one shopper and must not be cached. */
const isPersonal = ({ loc }) => {
  const before = loc.startToken.prev;
  return before?.kind === TokenKind.COMMENT && /^\s*personal\b/.test(before.value);
};

/** Adds `__typename` to every selection set, because a cache identifies entities by type name. */
const withTypeNames = document =>
  visit(document, {
    Field: {
      leave(node) {
        const { selectionSet: set } = node;
        if (!set) return undefined;
        const typeName = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };
        return { ...node, selectionSet: { ...set, selections: [...set.selections, typeName] } };
      },
    },
  });

function named(document) {
  const text = stripIgnoredCharacters(print(document));
  return { id: createHash('sha256').update(text).digest('hex'), text };
}

function toOperation(definition, fragments) {
  const document = alone(definition, fragments);
  const personal = isPersonal(definition);
  return {
    ...named(document),
    name: definition.name.value,
    kind: definition.operation,
    personal,
    /** The document for a cache; null for what must not be cached. */
    typed: definition.operation === 'query' && !personal ? named(withTypeNames(document)) : null,
    node: withoutPlaces(document),
  };
}

async function typesOf(file, document, schemaAst, fragments) {
  const own = new Set(document.definitions.map(({ name }) => name?.value));
  const externalFragments = [...fragments.values()]
    .filter(({ name }) => !own.has(name.value))
    .map(node => ({
      isExternal: true,
      name: node.name.value,
      onType: node.typeCondition.name.value,
      node,
      importFrom: null,
    }));
  return codegen({
    filename: file,
    schema: schemaAst,
    documents: [{ location: file, document }],
    config: {
      externalFragments,
      enumType: 'string-literal',
      enumsAsTypes: true,
      immutableTypes: true,
      scalars,
      skipTypename: true,
      avoidOptionals: { field: true, inputValue: false, object: true },
      arrayInputCoercion: false,
      useTypeImports: true,
      dedupeFragments: true,
      inlineFragmentTypes: 'inline',
    },
    plugins: [{ operations: {} }],
    pluginMap: { operations },
    skipDocumentsValidation: true,
  });
}

const constants = list =>
  list
    .map(({ id, name, kind, personal }) => {
      const suffix = kind === 'mutation' ? 'Mutation' : 'Query';
      return `export const ${name}Document: Operation<${name}${suffix}, ${name}${suffix}Variables> = { id: '${id}', name: '${name}', kind: '${kind}'${personal ? ', personal: true' : ''} };`;
    })
    .join('\n');

const registry = (header, name, type, entries) =>
  `/** Generated by tools/generate/graphql.mjs: ${header} */\n` +
  `export const ${name}: Record<string, ${type}> = {\n${entries.join('\n')}\n};\n`;

/**
 * File name -> text of everything generated from the documents of `src/shop/api`.
 * @param own our schema; with it, an error says when only the contract lacks what is asked for
 */
export async function generateDocuments(root, contractSdl, own = null) {
  const files = await readFiles(root);
  const all = concatAST(files.map(({ document }) => document));
  if (files.length > 0) refuseInvalid(buildSchema(contractSdl), all, own);
  const isFragment = ({ kind }) => kind === Kind.FRAGMENT_DEFINITION;
  const fragments = new Map(all.definitions.filter(isFragment).map(node => [node.name.value, node]));

  const output = {};
  const every = [];
  for (const { file, document } of files) {
    const list = document.definitions
      .filter(node => !isFragment(node))
      .map(node => toOperation(node, fragments));
    every.push(...list);
    const types = await typesOf(file, document, parse(contractSdl), fragments);
    const lead = list.length > 0 ? `import type { Operation } from '#api/operation.ts';\n\n` : '';
    output[file.replace(/\.graphql$/, '.gen.ts')] =
      `/** Generated by tools/generate/graphql.mjs from ${file}. */\n${lead}${types.trim()}\n\n${constants(list)}\n`;
  }
  output['src/shop/api/documents.gen.ts'] = registry(
    'every document by its hash, as sent.',
    'documents',
    "{ name: string; kind: 'query' | 'mutation'; text: string }",
    every.flatMap(({ id, name, kind, text, typed }) =>
      [{ id, text }, ...(typed ? [typed] : [])].map(
        one => `  '${one.id}': ${JSON.stringify({ name, kind, text: one.text })},`,
      ),
    ),
  );
  output['src/shop/api/document-nodes.gen.ts'] =
    `import type { DocumentNode } from 'graphql';\n\nexport interface CachedDocument {\n  /** The trusted text that also asks for the names of types. */\n  typedId: string;\n  node: DocumentNode;\n}\n\n` +
    registry(
      'every query that a cache may hold by its hash, parsed, for Apollo.',
      'documentNodes',
      'CachedDocument',
      every.flatMap(({ id, node, typed }) =>
        typed
          ? [
              `  '${id}': { typedId: '${typed.id}', node: ${JSON.stringify(node)} as unknown as DocumentNode },`,
            ]
          : [],
      ),
    );
  return output;
}
