import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearSessionData, forget, recall, remember } from "./session-storage.ts";

afterEach(() => vi.restoreAllMocks());

/** A storage that takes nothing more until it is cleared. */
function fullStorage() {
  let full = true;
  const setItem = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, "clear").mockImplementation(() => {
    full = false;
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    if (full) throw new DOMException("full", "QuotaExceededError");
    setItem.call(this, key, value);
  });
}

describe("session storage", () => {
  it("keeps, recalls and forgets", () => {
    expect(recall("savedUrl")).toBeNull();
    expect(remember("savedUrl", "/0002")).toBe(true);
    expect(recall("savedUrl")).toBe("/0002");
    forget("savedUrl");
    expect(recall("savedUrl")).toBeNull();
  });

  it("keeps the address of the return for this tab only and remember-me for the browser", () => {
    remember("savedUrl", "/0002");
    remember("rememberMe", "1");
    expect(window.sessionStorage.length).toBe(1);
    expect(window.localStorage.length).toBe(1);
  });

  it("clears a full local storage and tries again", () => {
    fullStorage();
    expect(remember("rememberMe", "1")).toBe(true);
    expect(recall("rememberMe")).toBe("1");
  });

  it("clears a full session storage too, where that is what is full", () => {
    window.sessionStorage.setItem("foreign", "x");
    const setItem = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
      if (this.getItem("foreign") !== null) throw new DOMException("full", "QuotaExceededError");
      setItem.call(this, key, value);
    });
    expect(remember("savedUrl", "/0002")).toBe(true);
    expect(recall("savedUrl")).toBe("/0002");
  });

  it("says false and goes on where the browser refuses storage altogether", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    expect(remember("rememberMe", "1")).toBe(false);
    expect(recall("rememberMe")).toBeNull();
  });
});

describe("what a sign-out clears", () => {
  beforeEach(() => {
    remember("rememberMe", "1");
    remember("contractCode", "kirinuki");
    remember("ipUser", "1");
    remember("pref.density", "comfortable");
    remember("pref.home.1.user01.notice", "臨時休業のお知らせ");
    remember("savedUrl", "/0002");
    remember("authenticated", "1");
    window.localStorage.setItem("foreign", "x");
    clearSessionData();
  });

  it("keeps the IP marker and the contract code, and nothing else", () => {
    expect(Object.keys(window.localStorage).sort()).toEqual(["kirinuki.contractCode", "kirinuki.ipUser"]);
  });

  it("leaves nothing of the session", () => {
    expect(window.sessionStorage.length).toBe(0);
  });
});
