/** Opens an address of ours as a browser does it by itself: the page loads anew, and nothing of the old one stays in memory. */
export const openAnew = (address: string): void => window.location.assign(address);
