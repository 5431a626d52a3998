import { Outlet } from "react-router-dom";
import { QueryClientScope } from "~/lib/query-client-scope";

/** Around the screens whose data is this shopper's own: it is asked for in the browser only. */
export default function LiveLayout() {
  return (
    <QueryClientScope>
      <Outlet />
    </QueryClientScope>
  );
}
