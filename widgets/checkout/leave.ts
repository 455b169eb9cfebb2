/** Leaves for another document; a full load, so that nothing of the order stays in this one. */
export const leaveFor = (address: string): void => location.assign(address);
