/** Where on a vehicle a part is used. */
export const applicationPositions = [
  ...(['front', 'rear', 'left', 'right'] as const),
  ...(['front left', 'front right', 'rear left', 'rear right'] as const),
] as const;

export type ApplicationPosition = (typeof applicationPositions)[number];
