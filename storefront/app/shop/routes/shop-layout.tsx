import { Outlet, useRouteError } from "react-router-dom";
import { ErrorScreen } from "../frame/error-screen";
import { ShopFrame } from "../frame/shop-frame";

export default function ShopLayout() {
  return (
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}

export function ErrorBoundary() {
  return (
    <ShopFrame>
      <ErrorScreen error={useRouteError()} />
    </ShopFrame>
  );
}
