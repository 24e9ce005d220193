import type { Page } from "@playwright/test";

/**
 * What does not fit the window: controls whose words are cut off, controls that can only be reached by scrolling the whole frame, and
 * the window itself where it scrolls. In the frame, only lists and articles may scroll.
 */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
      return (
        overflowX !== "visible" &&
        textOverflow !== "ellipsis" &&
        clipPath === "none" &&
        element.scrollWidth > element.clientWidth + 1
      );
    };
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element.tagName !== "MAIN" &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > innerWidth + 1) && !scrolls(element.parentElement);
    };
    const controls = [...document.querySelectorAll("button, a[href], input, select")].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    );
    const named = (kind: string, faulty: (control: Element) => boolean) =>
      controls.filter(faulty).map((control) => `${kind}: ${control.outerHTML.slice(0, 120)}`);
    const { scrollHeight, scrollWidth } = document.documentElement;
    const isTall = scrollHeight > innerHeight && document.querySelector("main") !== null;
    return [
      ...(isTall || scrollWidth > innerWidth ? [`window: ${scrollWidth}×${scrollHeight}`] : []),
      ...named("cut", (control) => [control, ...control.querySelectorAll("*")].some(isCut)),
      ...named("outside", isOutside),
    ];
  });
