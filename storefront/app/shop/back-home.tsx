import { paths } from "~/lib/paths";
import { useGoBack } from "~/shop/use-go-back";
import { BackLink } from "~/ui/back-link";
import * as common from "~/words/common";

/** "Back": to where the shopper came from in this shop, and to the start page from anywhere else. */
export function BackHome() {
  const goBack = useGoBack();
  return (
    <BackLink to={paths.home()} onClick={goBack}>
      {common.back}
    </BackLink>
  );
}
