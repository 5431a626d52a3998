import type { ReactNode } from "react";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session";
import { Loading } from "./loading";
import { Redirect } from "./redirect";

/** Admins only; everybody else goes to the shop. The server checks every call by itself. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { status, user } = useSession();
  if (status === "loading") return <Loading />;
  if (user?.role !== "admin") return <Redirect to={paths.home()} />;
  return children;
}
