/** channelId, marketId, languageId: with every request, declared or not; a field's own arguments win (R-DATA-3). */
import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from '#backend/kernel/context.ts';

export interface StandardArguments {
  channelId?: string | undefined;
  marketId?: string | undefined;
  languageId?: string | undefined;
}

/** The same caller and time in the given market and language. */
export type LocaliseContext = (context: Context, standard: StandardArguments) => Context;

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

export function standardOf(values: Readonly<Record<string, unknown>>): StandardArguments {
  return {
    channelId: textOf(values['channelId']),
    marketId: textOf(values['marketId']),
    languageId: textOf(values['languageId']),
  };
}

/** Passes a root resolver the Context of its own arguments. */
export const withStandardArguments =
  (localise: LocaliseContext) =>
  (resolver: GraphQLFieldResolver<unknown, Context>): GraphQLFieldResolver<unknown, Context> =>
  (parent, args: Record<string, unknown>, context, info) => {
    const { channelId, marketId, languageId } = standardOf(args);
    const own = channelId || marketId || languageId;
    return resolver(
      parent,
      args,
      own ? localise(context, { channelId, marketId, languageId }) : context,
      info,
    );
  };
