import encodeQR from "qr";
import classes from "./qr-code.module.css";

/** Quiet margin that readers of QR codes need, in modules. */
const MARGIN = 4;

/** A QR code, dark on light in both colour schemes, which apps need to read it. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const modules = encodeQR(text, "raw", { border: MARGIN });
  const size = modules.length;
  const path = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join("")} fill="#000" />
    </svg>
  );
}
