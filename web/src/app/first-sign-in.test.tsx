import { expect, it } from "vitest";
import { firstSignIn } from "./first-sign-in.tsx";

const placesIn = (markup: string) => [...markup.matchAll(/\[\[([^[\]]+)\]\]/g)].map((match) => match[1]);

const elementsOf = (markup: string) => {
  const template = document.createElement("template");
  template.innerHTML = markup;
  return template.content;
};

it("has a place for what the server says, and for nothing else", () => {
  const { page, alertedPage, notices, notice, links, link } = firstSignIn();
  expect(placesIn(page)).toEqual(["links", "notices"]);
  expect(placesIn(alertedPage)).toEqual(["alert", "links", "notices"]);
  expect([placesIn(notices), placesIn(links)]).toEqual([["items"], ["items"]]);
  expect(placesIn(notice)).toEqual(["year-month-day", "year/month/day", "text"]);
  expect(Object.entries(link).map(([kind, markup]) => [kind, placesIn(markup)])).toEqual([
    ["PORTAL", ["url"]],
    ["TERMS", ["url"]],
    ["PRIVACY", ["url"]],
  ]);
});

it("is the program's form with its fields empty, and plain links", () => {
  const page = elementsOf(firstSignIn().page);
  const fields = [...page.querySelectorAll("input")].map(({ name, type, value }) => [name, type, value]);
  expect(fields).toEqual([
    ["contractCode", "text", ""],
    ["userId", "text", ""],
    ["password", "password", ""],
    ["rememberMe", "checkbox", "on"],
  ]);
  expect([...page.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["/0022", "/sso", "/help"]);
  const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

it("sends nothing by itself and runs nothing", () => {
  const page = elementsOf(firstSignIn().alertedPage);
  // A password in an address would be in every log on the way.
  expect([...page.querySelectorAll("form")].map((form) => [form.method, form.getAttribute("action")])).toEqual([
    ["dialog", null],
  ]);
  expect(page.querySelectorAll("script, iframe, [formaction], [formmethod], [autofocus]").length).toBe(0);
  const attributes = [...page.querySelectorAll("*")].flatMap((element) => element.getAttributeNames());
  expect(attributes.filter((name) => name.startsWith("on"))).toEqual([]);
});
