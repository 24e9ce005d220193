/** Articles as the bff gives them to lists; say only what matters. */
const common = (id: string) => ({
  id,
  title: `見出し${id}`,
  titleHits: [],
  snippet: null,
  mediaName: "東和経済新聞",
  comment: null,
  clippedIn: [],
  correction: null,
  published: true,
  tone: 0,
  tags: [],
  ad: null,
  prominenceText: "冒頭",
  searchWords: ["SiC"],
  themeNames: ["パワー半導体"],
  sameStoryCount: 0,
  read: false,
});

export const aPaper = (id: string, dataSection: 1 | 2, given: Record<string, unknown> = {}) => ({
  __typename: "NewspaperArticle",
  ...common(id),
  dataSection,
  isImage: dataSection === 1,
  issueDate: "2026-11-20",
  issueType: "MORNING",
  page: "1",
  row: "5",
  imageCount: 1,
  subtitle: "朝刊／1面／5段",
  charCount: 1284,
  thumbnailUrl: `/api/v1/image?key=thumb-${id}`,
  noImage: false,
  noText: false,
  imageUrls: [],
  ...given,
});

export const aWebPage = (id: string, given: Record<string, unknown> = {}) => ({
  __typename: "WebArticle",
  ...common(id),
  dataSection: 3,
  reportedAt: "2026-11-20T06:00:00+09:00",
  category: "経済",
  url: `https://press.example/${id}`,
  ...given,
});
