/** Cards of the sandbox; any other number is accepted. */
export const testCards = {
  fine: '4242424242424242',
  declined: '4000000000000002',
  /** Refused without identification. */
  challenged: '4000000000003220',
} as const;
