import type { FileError } from "../../bff/upload-document.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { uploadText as text } from "../../domain/text/mail-text.ts";

/** The core's name for the file itself, which no column has. */
const FILE = "file";

/** What is wrong with a file, a row each (spec section 8: fileError). */
export const FileFaults = ({ errors }: { errors: readonly FileError[] }) => (
  <CardTable label={text.faults(errors.length)} columns={[text.row, text.field, text.message]}>
    {errors.map(({ row, field, message }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
      <tr key={at}>
        <td data-nowrap>{row === 0 ? text.wholeFile : row}</td>
        <td data-nowrap>{field === FILE ? "" : field}</td>
        <td>{message}</td>
      </tr>
    ))}
  </CardTable>
);
