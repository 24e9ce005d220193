import { describe, expect, it } from "vitest";
import { agreement, figuresOf } from "./figures.ts";

const of = (a: string, b: string) => agreement(figuresOf(a), figuresOf(b));

describe("the figures of a text", () => {
  it("are the same in any width and with any separators, but not with another point", () => {
    expect(of("１，３８０平方メートル、2.5%", "1380㎡と2.5％")).toEqual({ share: 1, compared: 2 });
    expect(of("25", "2.5")).toEqual({ share: 0, compared: 1 });
  });

  it("are compared with those of the text that names fewer", () => {
    expect(of("1人、22人、333人、4444人", "22人と333人")).toEqual({ share: 1, compared: 2 });
    expect(of("1人、22人", "1人、23人")).toEqual({ share: 0.5, compared: 2 });
    expect(of("数なし", "1人")).toEqual({ share: 0, compared: 0 });
  });

  it("of very many are told by a sample that is the same in every text", () => {
    const figures = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => `${from + at}件`).join("、");
    expect(figuresOf(figures(0, 500))).toHaveLength(48);
    expect(of(figures(0, 500), figures(0, 500)).share).toBe(1);
    expect(of(figures(0, 500), figures(500, 1000)).share).toBeLessThan(0.2);
    const half = of(figures(0, 500), figures(250, 750));
    expect(half.share).toBeGreaterThan(0.2);
    expect(half.share).toBeLessThan(0.8);
  });
});
