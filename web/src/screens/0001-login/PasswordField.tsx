import { ActionIcon, TextInput } from "@mantine/core";
import { IconEye, IconEyeOff } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { loginText } from "../../app/text/login-text.ts";
import classes from "./login.module.css";

/** The password, which can be shown; `aside` stands at the end of the label's line, and behind the field for the Tab key. */
export function PasswordField({ error, aside }: { error: string | undefined; aside: ReactNode }) {
  const [shown, setShown] = useState(false);
  return (
    <div className={classes.password}>
      <TextInput
        id="password"
        name="password"
        type={shown ? "text" : "password"}
        label={loginText.password}
        error={error}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        rightSection={
          <ActionIcon
            size="xs"
            aria-label={shown ? loginText.hidePassword : loginText.showPassword}
            aria-pressed={shown}
            aria-controls="password"
            onClick={() => setShown(!shown)}
          >
            {shown ? <IconEyeOff size={16} stroke={1.75} /> : <IconEye size={16} stroke={1.75} />}
          </ActionIcon>
        }
      />
      <span className={classes.aside}>{aside}</span>
    </div>
  );
}
