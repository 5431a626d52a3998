import { lazy, Suspense, type ComponentType, type ReactElement, type ReactNode } from "react";

const never = () => new Promise<never>(() => undefined);

/** Loads a file whose default is the part. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A part whose code comes when it is shown: until then, and for good if it does not come, a page keeps what the server sent
 * of it. @param loading what stands there where the server sent nothing
 */
export function sentCode<Props extends object>(
  load: Load<Props>,
  loading: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(() => load().catch(never));
  return (props) => (
    <Suspense fallback={loading}>
      <Part {...props} />
    </Suspense>
  );
}

/**
 * A part far below the first view: the page works before its code, and its links lead where they say all the same. The same
 * element each time: what waits for its code holds up no other change.
 */
export function sentPart(load: Load<object>): ReactElement {
  const Part = sentCode(load);
  return <Part />;
}
