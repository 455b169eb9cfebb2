/** What of the shop's configuration every visitor may see: pages bind to it as `config.*`, widgets read it in their page. */
export interface PublicConfig {
  /** Whether feeds of Flowbox are shown at all. */
  readonly flowboxActive: boolean;
  /** Account at the recommendation service Nosto; empty: there are no recommendations of it. */
  readonly nostoAccountId: string;
}

export const noPublicConfig: PublicConfig = { flowboxActive: false, nostoAccountId: '' };
