import { useState, type ReactNode } from "react";
import { LoadError } from "~/ui/message";
import { network } from "~/words/api-errors";
import { useLateCode } from "./use-late-code";

interface LatePartProps<Code> {
  /** The same each time. */
  load: () => Promise<Code>;
  /** What stands there until the code is here. */
  loading: ReactNode;
  children: (code: Code) => ReactNode;
}

/** A part of a page with code that few pages need: fetched once it is shown, or again on Retry. */
export function LatePart<Code>({ load, loading, children }: LatePartProps<Code>) {
  const [isWanted, setIsWanted] = useState(true);
  const code = useLateCode(load, isWanted, () => setIsWanted(false));
  if (code !== null) return children(code);
  if (!isWanted) return <LoadError text={network} onRetry={() => setIsWanted(true)} />;
  return loading;
}
