import classes from "./brand.module.css";

/** The mark: a sheet with one corner cut out and lifted, and the name beside it. */
export function Brand() {
  return (
    <span className={classes.brand}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path
          className={classes.sheet}
          d="M5.5 3H12v6.5A2.5 2.5 0 0 0 14.5 12H21v6.5a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 18.5V5.5A2.5 2.5 0 0 1 5.5 3z"
        />
        <path className={classes.corner} d="M15.5 1.5h4.5A2.5 2.5 0 0 1 22.5 4v4.5H17a1.5 1.5 0 0 1-1.5-1.5z" />
      </svg>
      <span>Kirinuki</span>
    </span>
  );
}
