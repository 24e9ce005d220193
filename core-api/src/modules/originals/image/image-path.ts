/** Where an image of the store is fetched: relative to the site, so that it works behind the bff. */
export const imagePath = (key: string): string => `/api/v1/image?key=${encodeURIComponent(key)}`;
