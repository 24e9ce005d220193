import { IconSearch } from "@tabler/icons-react";
import { type FormEvent, useRef } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router";
import { searchFormHere } from "../../browser/here.ts";
import { useKeys } from "../../browser/keys.ts";
import { ENTER, takeTyped } from "../../browser/typed-ahead.ts";
import { Kbd } from "../../components/kbd/Kbd.tsx";
import { searchTarget } from "../../domain/search-address.ts";
import { NO_TERMS } from "../../domain/search-terms.ts";
import { ConditionMenu } from "../../features/condition-menu/ConditionMenu.tsx";
import { conditionMenuText as text } from "../../features/condition-menu/text.ts";
import { rowById } from "../route-table.ts";
import { barText, keyText } from "./bar-text.ts";
import classes from "./frame-search.module.css";

/** The search box of the bar, which / focuses, and the saved conditions; where there is no room, the way to the form. */
export default function FrameSearch() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const box = useRef<HTMLInputElement>(null);
  const { path } = rowById("search");
  const searched = pathname === path ? (params.get("q") ?? "") : "";
  useKeys([{ keys: "/", label: keyText.search, group: keyText.screen, run: () => openBox(box.current) }], "frame");
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const keyword1 = box.current?.value.trim() ?? "";
    const { to, state } = searchTarget(path, { ...NO_TERMS, keyword1 });
    void navigate(to, { state });
  };
  return (
    <>
      <search className={classes.search}>
        <form onSubmit={onSubmit}>
          <IconSearch size={16} stroke={1.75} aria-hidden="true" />
          <input
            key={searched}
            ref={box}
            type="search"
            enterKeyHint="search"
            aria-label={text.box}
            aria-keyshortcuts="/"
            placeholder={text.box}
            defaultValue={searched}
            maxLength={1000}
            autoComplete="off"
            onKeyDown={(event) =>
              event.key === "Escape" && event.currentTarget.value === "" && event.currentTarget.blur()
            }
          />
          <Kbd>/</Kbd>
        </form>
        <ConditionMenu />
      </search>
      <Link to={searchFormHere()} className={classes.toForm} aria-label={barText.toSearch}>
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
      </Link>
    </>
  );
}

/** With what was typed for it before it was there. On a narrow window the box is not there to be focused. */
function openBox(box: HTMLInputElement | null): void {
  const early = takeTyped();
  if (box === null) return;
  box.focus();
  box.select();
  if (early === "") return;
  box.value = early.replaceAll(ENTER, "");
  if (early.includes(ENTER)) box.form?.requestSubmit();
}
