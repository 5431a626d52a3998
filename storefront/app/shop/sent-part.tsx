import {
  lazy,
  memo,
  Suspense,
  useId,
  useState,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from "react";

const never = () => new Promise<never>(() => undefined);

/** Loads a file whose default is the part. */
type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** What the server sent of a part. React would clear its place when something around it changes before its code is here. */
function AsSent({ id, loading }: { id: string; loading: ReactNode }) {
  const [html] = useState(() => globalThis.document?.getElementById(id)?.innerHTML);
  return html ? <div className="contents" dangerouslySetInnerHTML={{ __html: html }} /> : loading;
}

/**
 * A part whose code comes when it is shown: until then, and for good if it does not come, a page keeps what the server sent
 * of it. @param loading what stands there where the server sent nothing
 */
export function sentCode<Props extends object>(
  load: Load<Props>,
  loading: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(() => load().catch(never));
  // Unchanged, it is not drawn again, and the very elements that were sent come to life.
  return memo((props: Props) => {
    const id = useId();
    return (
      <div id={id} className="contents">
        <Suspense fallback={<AsSent id={id} loading={loading} />}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  });
}

/**
 * A part far below the first view: the page works before its code, and its links lead where they say all the same. The same
 * element each time: what waits for its code holds up no other change.
 */
export function sentPart(load: Load<object>): ReactElement {
  const Part = sentCode(load);
  return <Part />;
}
