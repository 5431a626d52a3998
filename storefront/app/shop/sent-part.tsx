import { lazy, Suspense, type ComponentType, type ReactElement } from "react";

const never = () => new Promise<never>(() => undefined);

/** See `sentPart`, for a part that says what it is about. */
export function sentCode<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazy(() => load().then((part) => ({ default: part }), never));
}

/**
 * A part far below the first view, of which a page keeps what the server sent until its code is here, and for good if
 * that does not come: the page works before it, and its links lead where they say all the same. The same element each
 * time: what waits for its code holds up no other change.
 */
export function sentPart(load: () => Promise<ComponentType>): ReactElement {
  const Part = sentCode(load);
  return (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
}
