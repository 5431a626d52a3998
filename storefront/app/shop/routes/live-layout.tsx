import { Outlet } from "react-router-dom";
import { QueryClientScope } from "~/lib/query-client-scope";

/** Layout of screens with the shopper's own data, which is only fetched in the browser. */
export default function LiveLayout() {
  return (
    <QueryClientScope>
      <Outlet />
    </QueryClientScope>
  );
}
