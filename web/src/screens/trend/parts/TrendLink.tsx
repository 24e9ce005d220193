import { Button } from "@mantine/core";
import { IconChartBar } from "@tabler/icons-react";
import { Link } from "react-router";
import { useLayout } from "../../../browser/use-layout.ts";
import { pathOf } from "../../../domain/screen-path.ts";

/** Back from comparisons and releases to a theme's trend. */
export const TrendLink = ({ name }: { name: string }) => (
  <Button
    component={Link}
    to={pathOf(useLayout() === "narrow" ? "sp-trend" : "trend")}
    variant="default"
    leftSection={<IconChartBar size={16} stroke={1.75} />}
  >
    {name}
  </Button>
);
