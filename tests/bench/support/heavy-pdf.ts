import { PDFDocument, PDFRawStream } from "@cantoo/pdf-lib";

/** A page whose picture has these bytes, as a scanned clipping would. */
export async function heavyPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const page = doc.addPage([300, 400]);
  const side = Math.floor(Math.sqrt(bytes.length));
  const dict = doc.context.obj({
    Type: "XObject",
    Subtype: "Image",
    Width: side,
    Height: side,
    ColorSpace: "DeviceGray",
    BitsPerComponent: 8,
    Length: side * side,
  });
  const image = doc.context.register(PDFRawStream.of(dict, bytes.slice(0, side * side)));
  const name = page.node.newXObject("Clip", image);
  const operators = new TextEncoder().encode(`q 280 0 0 380 10 10 cm ${name} Do Q`);
  const content = PDFRawStream.of(doc.context.obj({ Length: operators.length }), operators);
  page.node.addContentStream(doc.context.register(content));
  return doc.save();
}
