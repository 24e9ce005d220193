import "../../design/menu-styles.ts";
import { Button, Menu } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { useLayout } from "../../browser/use-layout.ts";
import { toastFault } from "../../components/toast/toast.tsx";
import { trendText as text } from "../../domain/text/trend-text.ts";
import { saveAs } from "../../session/download.ts";
import { pictureFile } from "./picture-file.ts";

const FORMS = ["png", "svg"] as const;

interface PictureMenuProps {
  /** Of the file. */
  name: string;
  /** Above the chart in it. */
  title: string;
}

/** The chart as a picture file. Desktop work, as files are. */
export function PictureMenu({ name, title }: PictureMenuProps) {
  if (useLayout() === "narrow") return null;
  const save = (form: (typeof FORMS)[number]) =>
    pictureFile(form, title).then(
      (file) => saveAs(file, `${name}.${form}`),
      () => toastFault(text.pictureFailed),
    );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconPhoto size={16} stroke={1.75} />}>
          {text.picture}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMS.map((form) => (
          <Menu.Item key={form} onClick={() => void save(form)}>
            {text[form]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
