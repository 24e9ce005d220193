import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { MenuLinks } from "./MenuLinks.tsx";

const open = (links: object[]) =>
  renderScreen(
    <div id="menu" data-testid="menu">
      <MenuLinks panel="menu" />
    </div>,
    { address: "/0002", answers: { InstallationLinks: () => ({ installationLinks: links }) } },
  );
const openMenu = () => fireEvent(screen.getByTestId("menu"), new Event("beforetoggle"));

it("leads to what the installation names, once the menu is opened", async () => {
  const { calls } = open([{ __typename: "InstallationLink", kind: "TERMS", url: "https://provider.example/terms" }]);
  expect(calls).toEqual([]);
  openMenu();
  const link = await screen.findByRole("link", { name: /^ご利用にあたって/ });
  expect(link).toMatchObject({ href: "https://provider.example/terms", rel: "noopener noreferrer" });
  expect(screen.getAllByRole("link")).toEqual([link]);
});

it("is nothing where the installation names none", async () => {
  const { calls } = open([]);
  openMenu();
  await waitFor(() => expect(calls).toContain("InstallationLinks"));
  expect(screen.queryByRole("navigation")).toBeNull();
});
