import type { Collection } from "@strive/backend/contracts/collections";
import { dropPath } from "@strive/backend/contracts/drop-rules";
import { useEffect } from "react";
import { useParams } from "react-router-dom";
import { useSessionState } from "~/lib/account-atoms";
import { useSiteName } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { usePageQuery } from "~/lib/query";
import { DropBox } from "~/shop/drop/drop-box";
import { PAGE } from "~/shop/page-header";
import { PageWaiting } from "~/shop/page-waiting";
import { CardGrid } from "~/shop/product-card/card-grid";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Message } from "~/ui/message";
import * as words from "~/words/collections";
import * as drops from "~/words/drops";
import { collectionQuery } from "./collection-query";

const toShop = <ButtonLink to={paths.home()}>{words.goToShop}</ButtonLink>;

function Shown({ collection }: { collection: Collection }) {
  const { title, text, state, drop, products } = collection;
  const fullTitle = drops.pageTitle(title, useSiteName());
  // After a navigation in the browser the head was made before the collection was loaded.
  useEffect(() => {
    document.title = fullTitle;
  }, [fullTitle]);
  return (
    <>
      {state === "soon" && (
        <div className="pt-5">
          <Message tone="success">{words.isPreview}</Message>
        </div>
      )}
      <div className="grid gap-4 border-b border-ink pt-8 pb-[22px]">
        <h1 className="title-1">{title}</h1>
        {text !== "" && <p className="max-w-[62ch] whitespace-pre-line text-ink-2">{text}</p>}
        {drop && (
          <section aria-label={drop.title} className="grid max-w-[420px] gap-2">
            <h2 className="title-2">{drop.title}</h2>
            <DropBox drop={drop}>
              <ButtonLink to={dropPath(drop.handle)} isFull>
                {drops.toDrop}
              </ButtonLink>
            </DropBox>
          </section>
        )}
      </div>
      {products.length > 0 ? (
        <CardGrid products={products} />
      ) : (
        <p className="pt-8">{words.noProducts}</p>
      )}
    </>
  );
}

/** Shoppers have got that there is none; staff may see it before its time. */
function NotShown({ handle }: { handle: string }) {
  const isStaff = useSessionState().user?.role === "admin";
  return isStaff ? <Preview handle={handle} /> : <NotFound />;
}

const NotFound = () => (
  <EmptyState level={1} title={words.notFound} help={words.notFoundHelp} action={toShop} />
);

function Preview({ handle }: { handle: string }) {
  const { data } = usePageQuery(collectionQuery(handle, true));
  if (data === undefined) return <p role="status">{words.loading}</p>;
  return data === null ? <NotFound /> : <Shown collection={data} />;
}

/** `/collections/:handle`: products that staff show together. */
export default function CollectionScreen() {
  const { handle = "" } = useParams();
  const { data, error, retry } = usePageQuery(collectionQuery(handle));
  return (
    <div className={PAGE}>
      {data && data.state !== "over" && <Shown collection={data} />}
      {data?.state === "over" && (
        <EmptyState level={1} title={words.isOver} help={words.isOverHelp} action={toShop} />
      )}
      {data === null && <NotShown handle={handle} />}
      {data === undefined && (
        <PageWaiting
          title={words.anyTitle}
          loading={words.loading}
          failed={words.failed}
          error={error}
          onRetry={retry}
        />
      )}
    </div>
  );
}
