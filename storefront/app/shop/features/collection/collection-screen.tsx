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
import { CollectionLook } from "~/ui/collection-look";
import { EmptyState } from "~/ui/empty-state";
import { Message } from "~/ui/message";
import * as words from "~/words/collections";
import * as drops from "~/words/drops";
import { collectionQuery } from "./collection-query";

const toShop = <ButtonLink to={paths.home()}>{words.goToShop}</ButtonLink>;

function Shown({ collection }: { collection: Collection }) {
  const { title, text, picture, state, drop, products } = collection;
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
      <CollectionLook
        title={title}
        text={text}
        picture={picture}
        drop={
          drop && {
            title: drop.title,
            box: (
              <DropBox drop={drop}>
                <ButtonLink to={dropPath(drop.handle)} isFull>
                  {drops.toDrop}
                </ButtonLink>
              </DropBox>
            ),
          }
        }
      >
        {products.length > 0 ? <CardGrid products={products} /> : null}
      </CollectionLook>
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
