// Mantine's style sheets of menus and panels that float under a button.
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
