/** What of the schema is our addition to the contract, so that a hosted platform does not have it. */
import { apiAdditions } from '#backend/index.ts';

/** Arguments of a field may be additions on their own. */
export const isAddedField = (type: string | undefined, field: string): boolean =>
  apiAdditions[type ?? '']?.fields?.[field]?.type !== undefined;

export const isAddedArgument = (type: string | undefined, field: string | undefined, name: string): boolean =>
  apiAdditions[type ?? '']?.fields?.[field ?? '']?.args?.[name] !== undefined;

export const isAddedInput = (type: string, field: string): boolean =>
  Object.hasOwn(apiAdditions[type]?.inputFields ?? {}, field);
