/** What clients may learn of an error: rejections by their code, internal errors only by the request's id. */
import { GraphQLError } from 'graphql';
import { RequestError } from '#backend/kernel/request-error.ts';

export interface Presentation {
  requestId: string;
  /** Called once per internal error, with the error itself. */
  report(error: unknown, path: string): void;
  /** Whether an error means that the database is unavailable. */
  isAway(error: unknown): boolean;
}

/** The error as it is sent to the client. */
export function presentError(error: GraphQLError, { requestId, report, isAway }: Presentation): GraphQLError {
  const { path, originalError: cause } = error;
  const place = { nodes: error.nodes ?? null, path: path ?? null };
  if (cause instanceof RequestError) {
    const extensions =
      cause.field === undefined ? { code: cause.code } : { code: cause.code, field: cause.field };
    return new GraphQLError(cause.message, { ...place, extensions });
  }
  if (path === undefined || cause instanceof GraphQLError) {
    // No path: graphql-js itself rejects variables or the operation name; its message names the variable and the type.
    const extensions = { code: 'BAD_USER_INPUT', ...error.extensions };
    return new GraphQLError(describeForClient(error.message), { ...place, extensions });
  }
  report(cause ?? error, path.join('.'));
  if (isAway(cause))
    return new GraphQLError('The shop is unavailable; nothing was charged. Try again in a moment.', {
      ...place,
      extensions: { code: 'SERVICE_UNAVAILABLE', requestId },
    });
  return new GraphQLError('Something went wrong', {
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  });
}

/** Clients look for `Variable '$id' is invalid`. */
function describeForClient(message: string): string {
  return message
    .replace(/^Variable "\$(\w+)" got invalid value /, "Variable '$$$1' is invalid: it got the value ")
    .replace(
      /^Variable "\$(\w+)" of (required|non-null) type "([^"]+)" (was not provided|must not be null)\./,
      'Variable \'$$$1\' is invalid: a value of type "$3" is required.',
    );
}
