import { readableAddress, webAddress } from "../../domain/article-text.ts";
import { readingText } from "../../domain/text/reading-text.ts";

/** To the page of a source, in a tab that knows nothing of this one; – where the address is no page's. */
export function SourceLink({ url }: { url: string | null }) {
  const page = webAddress(url);
  return page === null ? (
    "-"
  ) : (
    <a href={page} target="_blank" rel="noopener noreferrer">
      {readableAddress(page)}
      <span className="vh">{readingText.newTab}</span>
    </a>
  );
}
