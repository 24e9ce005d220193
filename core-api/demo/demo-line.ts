import type { DemoArticle, DemoMagazineArticle, DemoNewspaperArticle, DemoWebArticle } from "./content/types.ts";

/** Who delivers the demo: its articles are recognised by this, and nobody else's are. */
export const DEMO_SOURCE = "kirinuki-demo";

/** An article of the demo as a line of `jsonl`, so that it goes the way of every other article. */
export function demoLine(article: DemoArticle): string {
  const { dataSection, articleId, title, articleText, mediaCode, mediaName } = article;
  const base = {
    source: DEMO_SOURCE,
    article_id: articleId,
    data_section: dataSection,
    title,
    article_text: articleText,
    media_code: mediaCode,
    media_name: mediaName,
  };
  return JSON.stringify({ ...base, ...ownFields(article) });
}

function ownFields(article: DemoArticle): object {
  if (article.dataSection === 3) return webFields(article);
  return article.dataSection === 5 ? magazineFields(article) : newspaperFields(article);
}

/** Page cuts of the demo's house are measured; three in four manifests say it. */
const areaOf = ({ dataSection, articleId, charCount }: DemoNewspaperArticle): object =>
  dataSection === 1 && Number(articleId.replace(/\D/g, "").slice(-2)) % 4 !== 0
    ? { area_cm2: Math.round(charCount * 1.3) / 10 }
    : {};

const newspaperFields = (article: DemoNewspaperArticle): object => ({
  rightholder: article.rightholder,
  article_class: article.articleClass,
  issue_date: article.issueDate,
  issue_type: article.issueType,
  frame_no: article.frameNo,
  head_no: article.headNo,
  image_count: article.imageCount,
  trace: article.trace,
  note: article.note,
  free_keyword: article.freeKeyword,
  subword: article.subword,
  keyword: article.keyword,
  char_count: article.charCount,
  ...areaOf(article),
  pdf_key: article.pdfKey,
  thumbnail_key: article.thumbnailKey,
  trace_image_info: article.images.map(({ imagePath, caption, serialNo }) => ({
    image_path: imagePath,
    caption,
    serial_no: serialNo,
  })),
});

const webFields = (article: DemoWebArticle): object => ({
  reporting_date: article.reportingDate,
  media_type: article.mediaType,
  category: article.category,
  url: article.url,
  original_no: article.originalNo,
});

const magazineFields = (article: DemoMagazineArticle): object => ({
  cover_date: article.coverDate,
  start_page: article.startPage,
  end_page: article.endPage,
  category: article.category,
  contents_id: article.contentsId,
  url: article.url,
  del_flag: article.delFlag,
  sales_from_datetime: article.salesFromDatetime,
  sales_to_datetime: article.salesToDatetime,
  redelivery_from_datetime: article.redeliveryFromDatetime,
  sales_datetime_flag: article.salesDatetimeFlag,
  thumbnail_key: article.thumbnailKey,
  epub_key: article.epubKey,
});
