/** Registered documents for a hosted platform: asked without our additions to the contract, answered as if it had them, empty. */
import {
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { completeAnswer } from './complete-answer.ts';
import { isAddedArgument, isAddedField } from './is-added.ts';
import { withoutAddedInput } from './without-added-input.ts';

export interface PlatformDocument {
  /** The whole document, as our own backend answers it. */
  whole: DocumentNode;
  /** What the platform is sent; null when it has none of the root fields. */
  text: string | null;
  /** The variables without those that only an addition needs. */
  variables(given: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** The answer with null, or an empty list, for every field that was not asked. */
  complete(data: unknown): unknown;
}

const typeName = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

/** Without the fields and arguments; what is left of a selection may be the name of the type alone. */
function withoutAddedFields(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const info = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(info, {
      Field: ({ name }) => (isAddedField(info.getParentType()?.name, name.value) ? null : undefined),
      Argument: ({ name }) =>
        isAddedArgument(info.getParentType()?.name, info.getFieldDef()?.name, name.value) ? null : undefined,
      SelectionSet: {
        leave: set => (set.selections.length === 0 ? { ...set, selections: [typeName] } : undefined),
      },
    }),
  );
}

/** The fragments and variables that the operations of a document need. */
function usedBy(document: DocumentNode) {
  const fragments = new Map(
    document.definitions.flatMap(node =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const used = new Set<FragmentDefinitionNode>();
  const variables = new Set<string>();
  function collect(from: ASTNode): void {
    visit(from, {
      VariableDefinition: () => false,
      Variable: ({ name }) => void variables.add(name.value),
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || used.has(fragment)) return;
        used.add(fragment);
        collect(fragment);
      },
    });
  }
  for (const node of document.definitions) if (node.kind === Kind.OPERATION_DEFINITION) collect(node);
  return { fragments: used, variables };
}

function withoutUnused(document: DocumentNode): DocumentNode {
  const used = usedBy(document);
  return visit(document, {
    FragmentDefinition: node => (used.fragments.has(node) ? undefined : null),
    VariableDefinition: ({ variable }) => (used.variables.has(variable.name.value) ? undefined : null),
  });
}

/** Whether every root field is an addition. */
const isAllAdded = (schema: GraphQLSchema, { definitions }: DocumentNode): boolean =>
  definitions.every(
    node =>
      node.kind !== Kind.OPERATION_DEFINITION ||
      node.selectionSet.selections.every(
        field =>
          field.kind === Kind.FIELD &&
          isAddedField(schema.getRootType(node.operation)?.name, field.name.value),
      ),
  );

export function withoutAdditions(schema: GraphQLSchema, text: string): PlatformDocument {
  const whole = parse(text, { noLocation: true });
  const reduced = withoutAddedFields(schema, whole);
  const isReduced = reduced !== whole;
  const sent = isReduced ? stripIgnoredCharacters(print(withoutUnused(reduced))) : text;
  return {
    whole,
    text: isAllAdded(schema, whole) ? null : sent,
    variables: withoutAddedInput(schema, whole, isReduced ? usedBy(reduced).variables : null),
    complete: data => (isReduced ? completeAnswer(schema, whole, data) : data),
  };
}
