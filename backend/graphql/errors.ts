/** What clients may learn of an error: refusals by their code, our own mistakes by nothing but the request's id. */
import { GraphQLError } from 'graphql';
import { RequestError } from '#backend/kernel/request-error.ts';

/** Told of each accident once, with the error itself. */
export type ReportAccident = (error: unknown, path: string) => void;

/** The error as it travels (contract 1, "Error object"). */
export function presentError(error: GraphQLError, requestId: string, report: ReportAccident): GraphQLError {
  const { path, originalError: cause } = error;
  const place = { nodes: error.nodes ?? null, path: path ?? null };
  if (cause instanceof RequestError) {
    const extensions =
      cause.field === undefined ? { code: cause.code } : { code: cause.code, field: cause.field };
    return new GraphQLError(cause.message, { ...place, extensions });
  }
  if (path === undefined || cause instanceof GraphQLError) {
    // No path: graphql-js itself refuses the variables or the operation name; its words name the variable and the type.
    const extensions = { code: 'BAD_USER_INPUT', ...error.extensions };
    return new GraphQLError(error.message, { ...place, extensions });
  }
  report(cause ?? error, path.join('.'));
  return new GraphQLError('Something went wrong', {
    ...place,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  });
}
