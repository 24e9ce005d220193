import { useLocation, useSearchParams } from "react-router";
import { todayInTokyo } from "../../domain/day.ts";
import { Inquiry } from "./Inquiry.tsx";
import { inquiryPath, readInquiry } from "./inquiry-address.ts";
import { UsedArticles } from "./UsedArticles.tsx";

/** Screens 1035 to 1039: 原文利用照会 by user or group, over a period or by day; ?view=articles shows what one user used. */
export default function UsageInquiryScreen() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const address = readInquiry(pathname, params, todayInTokyo(new Date()));
  return address.isOfArticles ? (
    <UsedArticles key={inquiryPath(address)} address={address} />
  ) : (
    <Inquiry address={address} />
  );
}
