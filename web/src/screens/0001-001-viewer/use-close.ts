import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { homeHere } from "../../browser/here.ts";

/** Back to the list that led here; home where nothing did, as from the link of a mail. */
export function useClose(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    if (key === "default") void navigate(homeHere());
    else void navigate(-1);
  }, [navigate, key]);
}
