import { type ReactNode, useEffect } from "react";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session";
import { Loading } from "./loading";
import { useNavigate } from "react-router-dom";

/** React Router's own <Navigate> would be added to every shopper's first load. */
function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}

/** Admins only; everybody else goes to the shop. The server checks every call by itself. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const { status, user } = useSession();
  if (status === "loading") return <Loading />;
  if (user?.role !== "admin") return <Redirect to={paths.home()} />;
  return children;
}
