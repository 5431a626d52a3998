import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

/** React Router's own <Navigate> would be added to every shopper's first load. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return null;
}
