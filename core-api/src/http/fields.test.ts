import { IsOptional } from "class-validator";
import { describe, expect, it } from "vitest";
import { AppError } from "../errors/app-error.ts";
import { ChoiceField, CodeField, DayField, IdField, PageField, PageSizeField, ShortTextField } from "./fields.ts";
import { formSchema } from "./form-schema.ts";
import { validateForm } from "./validate.ts";

class Sample {
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = 10;
  @IsOptional() @DayField("開始日") start?: string;
  @IsOptional() @IdField("テーマID") theme_id?: string;
  @IsOptional() @CodeField("データ区分", [1, 2]) data_section?: number;
  @IsOptional() @ChoiceField("並び順", ["asc", "desc"]) sort_order?: string;
  @IsOptional() @ShortTextField("画面ID", 5) display_id?: string;
}

class Required {
  @IdField("記事ID") articleId!: string;
}

async function faults(given: object, form: new () => object = Sample): Promise<unknown> {
  try {
    return await validateForm(form, given).then(() => []);
  } catch (error) {
    return error instanceof AppError ? error.fieldErrors : error;
  }
}

describe("fields", () => {
  it("read what query strings carry", async () => {
    const given = {
      page: "3",
      page_size: "100",
      start: "2026/02/28",
      theme_id: "42",
      data_section: "2",
      sort_order: "asc",
    };
    expect(await validateForm(Sample, given)).toEqual({
      page: 3,
      page_size: 100,
      start: "2026-02-28",
      theme_id: "42",
      data_section: 2,
      sort_order: "asc",
    });
  });

  it("read what JSON carries", async () => {
    expect(await validateForm(Sample, { page: 2, theme_id: 42, data_section: 1 })).toMatchObject({
      page: 2,
      theme_id: "42",
      data_section: 1,
    });
  });

  it("take absent and empty for the default", async () => {
    expect(await validateForm(Sample, {})).toEqual({ page: 1, page_size: 10 });
    const empty = await validateForm(Sample, { page: "", page_size: "", start: "", theme_id: "", sort_order: "" });
    expect(empty).toEqual({ page: 1, page_size: 10 });
  });

  it.each([
    [
      "page",
      ["0", "-1", "1.5", "1e3", "２", "99999999999", ["1", "2"], {}, " 1"],
      "ページは1～2147483647の整数で指定してください。",
    ],
    ["page_size", ["0", "101", "10000", "x"], "表示件数は1～100の整数で指定してください。"],
    [
      "start",
      ["2026-02-30", "2026-2-3", "20260203", "0000-01-01", "1799-12-31", "2026-11-20T00:00", ["2026-11-20"], 20261120],
      "開始日は正しい日付（yyyy-MM-dd）で指定してください。",
    ],
    [
      "theme_id",
      ["0", "01", "-1", "1.0", "9".repeat(19), "1 OR 1=1", ["1"], 1.5],
      "テーマIDは正しいIDで指定してください。",
    ],
    ["data_section", ["3", "x", "1,2", ["1"]], "データ区分は1、2のいずれかで指定してください。"],
    ["sort_order", ["ASC", "up", ["asc"]], "並び順はasc、descのいずれかで指定してください。"],
    ["display_id", ["SID0002", ["x"]], "画面IDは5文字以下で指定してください。"],
  ])("refuse a wrong %s", async (field, values, message) => {
    for (const value of values) expect(await faults({ [field]: value })).toEqual([{ field, message }]);
  });

  it("tell all faults at once, and NUL by the field's name", async () => {
    expect(await faults({ page: "0", start: "x" })).toHaveLength(2);
    expect(await faults({ display_id: "a\u0000" })).toEqual([
      { field: "display_id", message: "使用できない文字が含まれています。" },
    ]);
  });

  it("miss a required id", async () => {
    const message = "記事IDは正しいIDで指定してください。";
    expect(await faults({}, Required)).toEqual([{ field: "articleId", message }]);
    expect(await faults({ articleId: "" }, Required)).toEqual([{ field: "articleId", message }]);
  });

  it("describe themselves in the OpenAPI file", () => {
    expect(formSchema(Sample)).toMatchObject({
      properties: {
        page: { type: "integer", minimum: 1 },
        page_size: { type: "integer", maximum: 100 },
        start: { type: "string", format: "date" },
        data_section: { type: "integer", enum: [1, 2] },
      },
    });
  });
});
