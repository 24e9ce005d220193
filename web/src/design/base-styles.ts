// Mantine's own style sheets, only those of the components in the first load, in the layer "mantine"; parts that load
// later bring theirs (overlay-styles.ts). Our own rules are outside of any layer, so they win whatever the order.
import "./layers.css";
import "@mantine/core/styles/baseline.layer.css";
import "@mantine/core/styles/default-css-variables.layer.css";
import "@mantine/core/styles/global.layer.css";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/VisuallyHidden.layer.css";
import "@mantine/core/styles/Loader.layer.css";
import "@mantine/core/styles/Button.layer.css";
import "./tokens.css";
import "./looks.css";
import "./global.css";
import "./controls.css";
import "./states.css";
import "./print.css";
