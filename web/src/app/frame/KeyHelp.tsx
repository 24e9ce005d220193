import "../../design/overlay-styles.ts";
import { CloseButton, Modal, Switch } from "@mantine/core";
import { useState, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { activeKeys, type KeyBinding } from "../../browser/keys.ts";
import { keysAreOn, subscribePreferences, switchKeys } from "../../browser/preferences.ts";
import { Kbd } from "../../components/kbd/Kbd.tsx";
import { frameText } from "../../domain/text/frame-text.ts";
import { barText } from "./bar-text.ts";
import { helpAddressOf } from "./help-address.ts";
import classes from "./key-help.module.css";
import { menuText } from "./menu-text.ts";

/** The list under ?: every key that acts on this screen, by group, and the switch that turns keys off. */
export default function KeyHelp({ onClose }: { onClose: () => void }) {
  const [shown] = useState(shownKeys);
  const { pathname } = useLocation();
  const on = useSyncExternalStore(subscribePreferences, keysAreOn);
  return (
    <Modal.Root opened onClose={onClose}>
      <Modal.Overlay />
      <Modal.Content aria-label={barText.keyHelp}>
        <Modal.Body>
          <div className={classes.head}>
            <h2>{barText.keyHelp}</h2>
            <CloseButton aria-label={frameText.close} onClick={onClose} />
          </div>
          {[...Map.groupBy(shown, (binding) => binding.group)].map(([group, keys]) => (
            <section key={group} className={classes.group}>
              <h3>{group}</h3>
              <dl>
                {[...Map.groupBy(keys, ({ label }) => label)].map(([label, bindings]) => (
                  <KeyRow key={label} label={label} bindings={bindings} />
                ))}
              </dl>
            </section>
          ))}
          <p>
            <Link to={helpAddressOf(pathname)} onClick={onClose}>
              {menuText.screenHelp}
            </Link>
          </p>
          <Switch checked={on} label={menuText.keysOn} onChange={(event) => switchKeys(event.currentTarget.checked)} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** A key that a screen takes over from another stands once: as it acts. */
const shownKeys = (): KeyBinding[] =>
  [
    ...Map.groupBy(
      activeKeys().filter(({ label }) => label !== ""),
      ({ keys }) => keys,
    ).values(),
  ].flatMap(([first]) => first ?? []);

/** "g h" is two keys after each other; a blank alone is the space bar. */
const namesOf = ({ keys }: KeyBinding): readonly string[] => (keys === " " ? ["Space"] : keys.split(" "));

/** What one label says, with every key that does it: 1, 2 and 3 stand in one row. */
const KeyRow = ({ label, bindings }: { label: string; bindings: readonly KeyBinding[] }) => (
  <div className={classes.row}>
    <dt>
      {bindings.flatMap(namesOf).map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </dt>
    <dd>{label}</dd>
  </div>
);
