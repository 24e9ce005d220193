import "./older-browsers-pdf.ts";
import * as pdfjs from "pdfjs-dist/legacy/build/pdf.mjs";
import { GraphqlFailure } from "../../bff/graphql-post.ts";
import { sendRenewing } from "../../session/renewing.ts";
import workerUrl from "./pdf-worker.ts?worker&url";
import { pdfFlow } from "./take-originals.ts";

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

/** Where the build puts pdf.js's own files (web/pdfjs-files.ts). */
const FILES = "/pdfjs/";

/** The ticket opens nothing: its reservation has ended, or it is another session's. */
export class TicketGone extends Error {
  override name = "TicketGone";
}

/**
 * Opens the PDF of a ticket and reads it in parts, the first page first. No WebAssembly and nothing evaluated, so that the
 * content security policy stays as strict as everywhere.
 * @throws GraphqlFailure where the session or the network is gone, TicketGone, or pdf.js's own for a damaged file
 */
export async function openPdf(ticket: string, isMail: boolean): Promise<pdfjs.PDFDocumentProxy> {
  return sendRenewing(async () => {
    const task = pdfjs.getDocument({
      url: `/api/v1/pdf/${encodeURIComponent(ticket)}`,
      cMapUrl: `${FILES}cmaps/`,
      standardFontDataUrl: `${FILES}standard_fonts/`,
      iccUrl: `${FILES}iccs/`,
      wasmUrl: `${FILES}wasm/`,
      useWasm: false,
      enableXfa: false,
      // Only errors: what a worn original lacks, such as a font, is no matter for the console.
      verbosity: pdfjs.VerbosityLevel.ERRORS,
    });
    try {
      return await task.promise;
    } catch (error) {
      await task.destroy();
      throw known(error);
    }
  }, pdfFlow(isMail));
}

function known(error: unknown): unknown {
  if (!(error instanceof pdfjs.ResponseException)) return error;
  if (error.status === 401) return new GraphqlFailure("unauthenticated", "");
  if (error.missing || error.status === 404) return new TicketGone();
  return new GraphqlFailure(error.status === 0 ? "network" : "server", `HTTP ${error.status}`, null, { cause: error });
}
