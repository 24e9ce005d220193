import { type HTMLAttributes, useEffect, useState } from "react";

interface MailFrameProps extends HTMLAttributes<HTMLElement> {
  title: string;
  /** A whole document. */
  html: string;
}

/** A mail in a frame that runs no script and leads nowhere, as a file of the browser's own: the page's policy lets no other in. */
export function MailFrame({ title, html, ...look }: MailFrameProps) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([html], { type: "text/html; charset=utf-8" }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [html]);
  return address === null ? <div {...look} /> : <iframe {...look} title={title} src={address} sandbox="" />;
}
