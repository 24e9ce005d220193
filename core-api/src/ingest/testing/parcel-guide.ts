import { MAX_BYTES, MAX_PAGES } from "../../original-files/inspection.ts";
import { INSPECTOR_LIMITS } from "../../original-files/inspector.ts";
import { MAX_PHOTOS } from "../newspaper/newspaper-format.ts";

const mega = (bytes: number): string => `${bytes / 1024 / 1024} MB`;

/** How a publisher packs newspapers and magazines; the names are those of the specification's section 3. */
export const PARCEL_GUIDE = `## newspaper, magazine: parcels with originals

\`kirinuki ingest --format newspaper|magazine FOLDER_OR_ZIP…\` takes in a **parcel**: a folder, or a zip of it, with one manifest and the
originals that it names. The manifest is \`manifest.csv\` (UTF-8 or CP932, found out; or Excel's Unicode text) or \`manifest.json\` (a list of
objects, or \`{"articles": […]}\`), in the folder itself. The first line of a CSV has the names of the columns, in any order; a name that
is not listed here, comes twice or is missing refuses the parcel as a whole, since a misspelt one would lose what stands under it. Blank cells say nothing.

Files are named below the manifest's folder, with \`/\` or \`\\\`. Names that lead out of it, absolute ones and symbolic links are refused. One file may belong to several articles.
An article is recognised by \`source\` (absent: the medium) and \`article_id\`: it is stored once, and a change in any field or file is a correction.
An article whose original can't be had is not stored; its error has the column, the file and the reason, and it comes in with the next, corrected parcel.

### Columns of newspaper

| column | |
|---|---|
| \`data_section\` | 1 page image (MC), 2 text (SC); may be left to \`--data-section\` |
| \`article_id\` | required; the deliverer's own id, unique in the parcel for its medium and data_section |
| \`title\` | required, up to 2,000 characters |
| \`media_code\`, \`media_name\` | one of them required; a code that nobody knows needs the name |
| \`rightholder\` | who holds the rights where it is not the medium, such as an agency; without it the credit in the text says it |
| \`issue_date\` | required; 2026-11-20 or 2026/11/20 |
| \`issue_type\` | 1 morning, 2 evening, else other |
| \`article_text\` | the text; without it the article has no text |
| \`source\` | who delivers |
| \`edition\`, \`frame_no\`, \`head_no\`, \`article_class\`, \`category\`, \`trace\`, \`note\`, \`free_keyword\`, \`subword\`, \`keyword\`, \`url\`, \`original_no\` | as shown |
| \`char_count\`, \`image_count\` | counted where they are absent |
| \`area_cm2\`, \`area_dan\` | area of the article in square centimetres and in columns (段), at most two decimals; never guessed where they are absent |
| \`pdf_file\` | the page-cut PDF; without it the article has no image |
| \`photo_1\` … \`photo_${MAX_PHOTOS}\`, \`caption_1\` … \`caption_${MAX_PHOTOS}\` | photos and figures (JPEG, PNG); the number is the serial number. In JSON also \`photos: [{"file": …, "caption": …}]\` |

### Columns of magazine

| column | |
|---|---|
| \`article_id\`, \`title\`, \`cover_date\`, \`contents_id\` | required; one contents_id is one issue and one EPUB |
| \`media_code\`, \`magazine_name\` | one of them required |
| \`rightholder\` | who holds the rights where it is not the medium, such as an agency; without it the credit in the text says it |
| \`epub_file\` | the issue's EPUB; required unless \`del_flag\` is 1. Its cover becomes the thumbnail |
| \`sales_from_datetime\`, \`sales_to_datetime\`, \`redelivery_from_datetime\` | when the issue may be opened; 2026/11/20 5:00 is Tokyo's time, a day alone begins at midnight |
| \`sales_datetime_flag\` | 0 or 1 |
| \`start_page\`, \`end_page\`, \`category\`, \`article_text\` (the abstract), \`source\`, \`free_keyword\`, \`subword\`, \`keyword\`, \`char_count\`, \`note\`, \`url\`, \`original_no\` | as shown |
| \`del_flag\` | 1: withdrawn by the publisher |
| \`data_section\` | 5, or absent |

### How originals are opened

In processes of their own, which may write no file and start no program and know nothing of the database: at most ${INSPECTOR_LIMITS.timeMs / 1000} seconds and ${mega(INSPECTOR_LIMITS.memoryBytes)} an original.
- **PDF**: up to ${mega(MAX_BYTES.pdf)} and ${MAX_PAGES.toLocaleString("en")} pages. Its head must begin among the first 1,024 bytes. Every page must be found and the first one drawn, which becomes the thumbnail; then it is merged and stamped by the
  process that delivers it to readers, under the limits of that process, so that what is taken in can be delivered. Any encryption is refused, also with an empty password. Scripts are mentioned and never run. Pages
  that draw nothing are mentioned: the first one always, the others as far as 2 seconds reach.
- **Photos**: JPEG or PNG up to ${mega(MAX_BYTES.photo)} and 80 megapixels, decoded to the end.
- **EPUB**: up to ${mega(MAX_BYTES.epub)}, 1 GB unpacked, 20,000 files; every file is unpacked and its checksum compared. Container, package and at least one document of the reading order must be there. Encryption is refused except obfuscated fonts.
  Scripts, remote resources and missing files are mentioned.
`;
