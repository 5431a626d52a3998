import type { LinkProps } from "react-router-dom";
import { Link } from "react-router-dom";
import { ButtonLink } from "~/ui/button";
import { confirmationPath, withAccess } from "./order-access";

interface OrderLinkProps extends Pick<LinkProps, "className" | "children"> {
  orderId: string;
  /** What opens it for whoever could open the one that leads there. */
  accessToken: string | undefined;
  isButton?: boolean;
}

/** To an order that belongs to another one, in a new tab too. */
export function OrderLink({ orderId, accessToken, isButton, children, ...rest }: OrderLinkProps) {
  const to = withAccess(confirmationPath(orderId), accessToken ?? null);
  return isButton ? (
    <ButtonLink to={to} size="sm" {...rest}>
      {children}
    </ButtonLink>
  ) : (
    <Link to={to} {...rest}>
      {children}
    </Link>
  );
}
