let last = 0;

/** A number that no other builder of this test file got: for names that must be unique and that no test reads. */
export function nextNumber(): number {
  last += 1;
  return last;
}

/** For tests that show ids: files share this module, and each would go on where the one before it ended. */
export const beginIdsAnew = (): void => {
  last = 0;
};
