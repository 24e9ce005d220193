import argon2 from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, vi } from "vitest";

/**
 * For a file that tries many passwords: `right` is that of every known account, and checking one costs nothing. The list is what was
 * checked in the test so far.
 */
export function checkedPasswords(right: string): string[] {
  const checked: string[] = [];
  beforeAll(() => {
    vi.spyOn(argon2, "verify").mockImplementation(async (_stored, password) => {
      checked.push(String(password));
      return password === right;
    });
  });
  beforeEach(() => void checked.splice(0));
  afterAll(() => void vi.mocked(argon2.verify).mockRestore());
  return checked;
}
