// Mantine's style sheets of fields for days and times.
import "./form-styles.ts";
import "@mantine/core/styles/CloseButton.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/ScrollArea.layer.css";
import "@mantine/core/styles/SimpleGrid.layer.css";
import "@mantine/dates/styles.layer.css";
