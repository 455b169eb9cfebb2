/** Who may send documents of their own to `/graphql`, and who may read its schema there. */
import type { Config } from '#server/config/config.ts';

export interface GraphqlAccess {
  /** Any client may send documents of its own. */
  foreignDocuments: boolean;
  /** So may clients with one of the configured keys. */
  foreignDocumentsWithKey: boolean;
  introspection: boolean;
}

type Settings = Pick<
  Config,
  'foreignDocuments' | 'introspection' | 'commerceApiKeys' | 'commerceServerKeys' | 'mode'
>;

/**
 * What the settings leave open is for developers: they get it in the demo shop and in development, and with a key
 * everywhere.
 */
export function graphqlAccess(settings: Settings, isDemo: boolean): GraphqlAccess {
  const { foreignDocuments, introspection, commerceApiKeys, commerceServerKeys, mode } = settings;
  const isOpen = isDemo || mode === 'development';
  return {
    foreignDocuments: foreignDocuments ?? isOpen,
    foreignDocumentsWithKey:
      foreignDocuments === undefined && commerceApiKeys.length + commerceServerKeys.length > 0,
    introspection: introspection ?? isOpen,
  };
}

/** For the log of the start. */
export function describeAccess(access: GraphqlAccess): string {
  const { foreignDocuments, foreignDocumentsWithKey, introspection } = access;
  const others = foreignDocumentsWithKey
    ? 'clients with a key of COMMERCE_API_KEYS or COMMERCE_SERVER_KEYS may send documents of their own'
    : 'only registered documents run (FOREIGN_DOCUMENTS)';
  return `GraphQL: ${foreignDocuments ? 'any client may send documents of its own (FOREIGN_DOCUMENTS)' : others}, introspection is ${introspection ? 'on' : 'off'} (INTROSPECTION)`;
}
