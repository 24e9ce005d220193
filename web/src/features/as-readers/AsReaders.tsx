import { Button } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";
import { Link } from "react-router";
import { type HomeAddress, writeHomeAddress } from "../../domain/home-address.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { asReadersText } from "./text.ts";

/** Home shows an administrator what readers see, as long as 非公開も表示 is off, which it is when it is opened. */
export const readersAddress = (address: Partial<HomeAddress>): string =>
  pathOf("0002") + writeHomeAddress({ selection: null, source: null, period: null, article: null, ...address });

/** Leads from where articles are edited to where readers see them. */
export const AsReaders = ({ address }: { address: Partial<HomeAddress> }) => (
  <Button
    component={Link}
    to={readersAddress(address)}
    variant="subtle"
    leftSection={<IconEye size={16} stroke={1.75} />}
  >
    {asReadersText}
  </Button>
);
