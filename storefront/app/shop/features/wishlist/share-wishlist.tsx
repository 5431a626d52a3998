import type { User } from "@strive/backend/contracts/accounts";
import type { OwnSharedList } from "@strive/backend/contracts/shared-lists";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "~/lib/failure-text";
import { lastDayText } from "~/lib/last-day";
import { localPath } from "~/lib/local-path";
import { useKeepLink, useKeptLink } from "~/lib/shared-list-atoms";
import { useWishlist } from "~/lib/wishlist-atoms";
import { ShareDialog } from "~/shop/share/share-dialog";
import { endSharedList, ownSharedListQuery, shareList } from "~/shop/shared-list/shared-list-calls";
import { Button } from "~/ui/button";
import { LoadError, Message } from "~/ui/message";
import * as words from "~/words/shared-list";

interface LinkProps {
  link: OwnSharedList | null;
  /** Makes a link, or has it show the list as it is now. */
  onShare: () => Promise<unknown>;
  onEnd: () => Promise<unknown>;
}

function Link({ link, onShare, onEnd }: LinkProps) {
  const count = useWishlist().length;
  const [isOpen, setIsOpen] = useState(false);
  const share = useMutation({ networkMode: "always", mutationFn: onShare });
  const end = useMutation({ networkMode: "always", mutationFn: onEnd });
  const isBusy = share.isPending || end.isPending;
  const problems = [
    share.error && `${words.notMade}. ${failureText(share.error)}`,
    end.error && `${words.notEnded}. ${failureText(end.error)}`,
  ].filter(Boolean);
  const act = (mutate: () => void) => {
    share.reset();
    end.reset();
    mutate();
  };
  return (
    <div className="grid justify-items-start gap-3">
      {link !== null && (
        <p className="text-[15px]">{words.shows(link.count, lastDayText(link.expires_at))}</p>
      )}
      {link === null && end.isSuccess && <Message tone="success">{words.ended}</Message>}
      {link !== null && share.isSuccess && <Message tone="success">{words.renewed}</Message>}
      {problems.map((problem) => (
        <Message key={problem} tone="danger">
          {problem}
        </Message>
      ))}
      <div className="flex flex-wrap gap-2.5">
        {link !== null && (
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {words.send}
          </Button>
        )}
        {count > 0 && (
          <Button size="sm" tone="line" disabled={isBusy} onClick={() => act(share.mutate)}>
            {link !== null ? words.renew : share.isPending ? words.sharing : words.share}
          </Button>
        )}
        {link !== null && (
          <Button size="sm" tone="line" disabled={isBusy} onClick={() => act(end.mutate)}>
            {words.end}
          </Button>
        )}
      </div>
      {link !== null && (
        <ShareDialog
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          name={words.name}
          url={localPath(`/p/${link.code}`)}
        />
      )}
    </div>
  );
}

/** The ids of the wishlist, in its order. */
const useWished = () => useWishlist().map(({ id }) => id);

function OfAccount({ user }: { user: User }) {
  const products = useWished();
  const client = useQueryClient();
  const query = ownSharedListQuery(user.id);
  const { data, error, refetch } = useQuery(query);
  if (data === undefined) {
    if (error !== null) return <LoadError text={words.notLoaded} onRetry={() => void refetch()} />;
    return <p role="status">{words.loading}</p>;
  }
  return (
    <Link
      link={data}
      onShare={async () => {
        const { code, count, expires_at } = await shareList({ products });
        const made: OwnSharedList = { code, count, expires_at };
        client.setQueryData<OwnSharedList | null>(query.queryKey, made);
      }}
      onEnd={async () => {
        if (data !== null) await endSharedList(data.code, {});
        client.setQueryData(query.queryKey, null);
      }}
    />
  );
}

function OfGuest() {
  const products = useWished();
  const kept = useKeptLink();
  const keep = useKeepLink();
  return (
    <Link
      link={kept}
      onShare={async () => {
        const own = kept && { code: kept.code, key: kept.key };
        const { key, ...made } = await shareList({ products, ...own });
        // Null would be an account's, which has its link on every device.
        keep(key === null ? null : { ...made, key });
      }}
      onEnd={async () => {
        if (kept !== null) await endSharedList(kept.code, { key: kept.key });
        keep(null);
      }}
    />
  );
}

/** A link that shows the wishlist to whoever has it. */
export function ShareWishlist({ user }: { user: User | null }) {
  return (
    <section
      aria-label={words.title}
      className="mt-10 grid max-w-[760px] gap-2 border-t border-line pt-6"
    >
      <h2 className="title-3">{words.title}</h2>
      <p className="mb-1.5 text-[14px] text-ink-2">{words.help}</p>
      {user === null ? <OfGuest /> : <OfAccount user={user} />}
    </section>
  );
}
