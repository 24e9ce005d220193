/**
 * Whether a key belongs to an input method that is at work. In Safari the composition ends before the key that ends it, which
 * then has the code 229 only.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
