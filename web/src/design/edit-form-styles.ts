// Mantine's style sheets of the fields of edit forms.
import "./form-styles.ts";
import "@mantine/core/styles/Radio.layer.css";
import "@mantine/core/styles/RadioIndicator.layer.css";
