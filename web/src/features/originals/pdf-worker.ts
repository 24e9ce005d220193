import "../../browser/older-browsers.ts";
import "./older-browsers-pdf.ts";
import "pdfjs-dist/legacy/build/pdf.worker.min.mjs";
