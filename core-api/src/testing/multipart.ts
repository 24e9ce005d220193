/** A file and fields as a browser's form sends them: body and headers of a call. */
export function aMultipart(file: { name: string; bytes: Buffer } | null, fields: Record<string, string> = {}) {
  const boundary = "----kirinuki-test-boundary";
  const line = (text: string): Uint8Array => Buffer.from(`${text}\r\n`);
  const parts: Uint8Array[] = Object.entries(fields).map(([name, value]) =>
    line(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`),
  );
  if (file)
    parts.push(
      line(
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: text/csv\r\n`,
      ),
      file.bytes,
      line(""),
    );
  parts.push(line(`--${boundary}--`));
  return { payload: Buffer.concat(parts), headers: { "content-type": `multipart/form-data; boundary=${boundary}` } };
}
