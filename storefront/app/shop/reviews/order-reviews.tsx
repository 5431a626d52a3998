import type { Order } from "@strive/backend/contracts/orders";
import type {
  OrderReviews as OrderReviewsAnswer,
  OwnReview,
  Reviewable,
} from "@strive/backend/contracts/reviews";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { failureText } from "~/lib/failure-text";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { LoadError } from "~/ui/message";
import { Picture } from "~/ui/picture";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/reviews";
import { useIsBuyer } from "../returns/use-is-buyer";
import { orderReviewsQuery, PRODUCT_REVIEWS, withdrawReview } from "./api";
import { OwnPictures } from "./own-pictures";
import { OwnReviewText } from "./own-review";
import { ReviewSheet } from "./review-form";

interface OrderReviewsProps {
  order: Order;
  accessToken: string | null;
}

/** What a change makes old: what the order says of its reviews, and the product's list of them. */
function useRefresh() {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: [PRODUCT_REVIEWS] });
    await client.invalidateQueries({ queryKey: ["orders", "reviews"] });
  };
}

interface ArticleProps {
  orderId: string;
  item: Reviewable;
  accessToken: string | null;
}

function TakeBack({
  orderId,
  item,
  accessToken,
  focusOnClose,
}: ArticleProps & {
  focusOnClose: () => Element | null;
}) {
  const refresh = useRefresh();
  const show = useShowMessage();
  const [isOpen, setIsOpen] = useState(false);
  const takeBack = async () => {
    try {
      await withdrawReview(orderId, item.item_id, accessToken);
      show({ tone: "success", text: words.deleted });
    } finally {
      await refresh();
    }
  };
  return (
    <>
      {item.review !== null && (
        <Button
          tone="line"
          size="sm"
          aria-haspopup="dialog"
          aria-label={words.takeBackOf(item.product_name)}
          onClick={() => setIsOpen(true)}
        >
          {words.takeBack}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        question={words.takeBackQuestion}
        help={words.takeBackHelp}
        cancelLabel={words.keep}
        confirmLabel={words.takeBack}
        busyLabel={words.takingBack}
        onConfirm={takeBack}
        failureText={failureText}
        focusOnClose={focusOnClose}
      />
    </>
  );
}

function Article({ orderId, item, accessToken }: ArticleProps) {
  const { product_name: name, image, review } = item;
  const refresh = useRefresh();
  const show = useShowMessage();
  const writeRef = useRef<HTMLButtonElement>(null);
  const [isWriting, setIsWriting] = useState(false);
  const onDone = (written: OwnReview) => {
    setIsWriting(false);
    if (written.state === "waiting") show({ tone: "success", text: words.sent });
    void refresh();
  };
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-4 border-b border-line py-4">
      <Picture src={image} alt="" sizes="64px" className="aspect-4/5" />
      <div className="grid content-start justify-items-start gap-3">
        <h3 className="font-strong [overflow-wrap:anywhere]">{name}</h3>
        {review !== null && (
          <>
            <OwnReviewText review={review} />
            <OwnPictures
              orderId={orderId}
              itemId={item.item_id}
              review={review}
              accessToken={accessToken}
              onChanged={refresh}
            />
          </>
        )}
        <div className="flex flex-wrap gap-2.5">
          <Button
            ref={writeRef}
            tone="line"
            size="sm"
            aria-haspopup="dialog"
            aria-label={review === null ? words.writeOf(name) : words.changeOf(name)}
            onClick={() => setIsWriting(true)}
          >
            {review === null ? words.write : words.change}
          </Button>
          <TakeBack
            orderId={orderId}
            item={item}
            accessToken={accessToken}
            focusOnClose={() => writeRef.current}
          />
        </div>
        <ReviewSheet
          // What is said now, once it is said: a try that was left stays as it was.
          key={`${review?.id} ${review?.writtenAt}`}
          isOpen={isWriting}
          onClose={() => setIsWriting(false)}
          orderId={orderId}
          item={item}
          accessToken={accessToken}
          onDone={onDone}
        />
      </div>
    </li>
  );
}

function Found({
  found: { needs_login, items },
  orderId,
  accessToken,
}: {
  found: OrderReviewsAnswer;
  orderId: string;
  accessToken: string | null;
}) {
  if (needs_login) return <p className="max-w-[34rem] text-ink-2">{words.needsLogin}</p>;
  return (
    <>
      <p className="max-w-[34rem] text-ink-2">{words.help}</p>
      <ul>
        {items.map((item) => (
          <Article key={item.product_id} orderId={orderId} item={item} accessToken={accessToken} />
        ))}
      </ul>
    </>
  );
}

/** What the buyer says of an order's articles. Staff who look at it are not asked. */
export function OrderReviews({ order, accessToken }: OrderReviewsProps) {
  const titleId = useId();
  const isBuyer = useIsBuyer(order, accessToken);
  const { data, error, refetch } = useQuery({
    ...orderReviewsQuery(order.id, accessToken),
    enabled: isBuyer,
  });
  const isNothing = data !== undefined && !data.needs_login && data.items.length === 0;
  if (!isBuyer || isNothing) return null;
  return (
    <section aria-labelledby={titleId} className="grid w-full gap-4">
      <h2 id={titleId} className="border-b border-ink pb-3 title-3">
        {words.title}
      </h2>
      {data !== undefined ? (
        <Found found={data} orderId={order.id} accessToken={accessToken} />
      ) : error !== null ? (
        <LoadError text={words.failed} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <span className="sr-only">{words.loading}</span>
          <Skeleton className="h-[120px]" />
        </div>
      )}
    </section>
  );
}
