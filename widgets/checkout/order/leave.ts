/** Navigates with a full page load, so that no order data remains in this document. */
export const leaveFor = (address: string): void => location.assign(address);
