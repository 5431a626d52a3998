import type { SavedAddress } from "@strive/backend/contracts/saved-addresses";
import type { User } from "@strive/backend/contracts/accounts";
import { phoneText } from "@strive/backend/contracts/phone";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { failureText } from "~/lib/failure-text";
import { useShowMessage } from "~/lib/message-atoms";
import { nameOf, placeOf } from "~/shop/addresses/address-words";
import {
  dropAddress,
  makeDefault,
  OWN_ADDRESSES,
  ownAddressesQuery,
} from "~/shop/addresses/own-addresses";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { LoadError } from "~/ui/message";
import { PinLink } from "~/ui/pin-link";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/saved-addresses";
import { AddressDialog } from "./address-dialog";

/** As many as an account keeps. */
const MOST = 10;

const ACTION =
  "inline-flex min-h-11 items-center text-[14px] font-strong underline underline-offset-3";

interface RowProps {
  address: SavedAddress;
  isBusy: boolean;
  onEdit: () => void;
  onDrop: () => void;
  onPrefer: () => void;
}

function Row({ address, isBusy, onEdit, onDrop, onPrefer }: RowProps) {
  const name = nameOf(address);
  const { firstname, lastname, phone, landmark, pin, is_default } = address;
  return (
    <li className="border border-line bg-paper px-4 py-3 text-[15px]">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
        <b className="min-w-0 font-strong break-words">{name}</b>
        {is_default && <Badge>{words.isDefault}</Badge>}
      </div>
      <address className="grid break-words text-ink-2 not-italic">
        <span>{`${firstname} ${lastname}, ${phoneText(phone)}`}</span>
        <span>{placeOf(address)}</span>
        {landmark !== null && <span>{landmark}</span>}
      </address>
      <div className="flex flex-wrap gap-x-5">
        <button type="button" aria-label={words.editOf(name)} onClick={onEdit} className={ACTION}>
          {words.edit}
        </button>
        {!is_default && (
          <button
            type="button"
            aria-label={words.makeDefaultOf(name)}
            aria-disabled={isBusy}
            onClick={isBusy ? undefined : onPrefer}
            className={ACTION}
          >
            {words.makeDefault}
          </button>
        )}
        <button type="button" aria-label={words.dropOf(name)} onClick={onDrop} className={ACTION}>
          {words.drop}
        </button>
        {pin !== null && (
          <span className="text-[14px]">
            <PinLink pin={pin} />
          </span>
        )}
      </div>
    </li>
  );
}

/** What is open: a form for one, or for a new one (null), or the question whether one goes. */
type Opened =
  | { kind: "form"; address: SavedAddress | null }
  | { kind: "drop"; address: SavedAddress };

/** Where a customer has things sent: at most ten, one of them the default. */
export function OwnAddresses({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(ownAddressesQuery(user.id));
  const client = useQueryClient();
  const showMessage = useShowMessage();
  const listRef = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>({ kind: "form", address: null });
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: OWN_ADDRESSES });
  const open = (what: Opened) => {
    setOpened(what);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);

  if (data === undefined && error !== null) {
    return <LoadError text={error.message} onRetry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <div role="status">
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="h-[120px]" />
      </div>
    );
  }
  const prefer = async (address: SavedAddress) => {
    setIsBusy(true);
    try {
      await makeDefault(address.id);
      await refresh();
      // The button that was pressed is gone.
      if (document.activeElement === document.body) listRef.current?.focus();
      showMessage({ tone: "success", text: words.isDefaultNow(nameOf(address)) });
    } catch (failure) {
      showMessage({ tone: "danger", text: failureText(failure) });
      void refresh();
    } finally {
      setIsBusy(false);
    }
  };
  const drop = async (address: SavedAddress) => {
    await dropAddress(address.id);
    await refresh();
    showMessage({ tone: "success", text: words.isDropped(nameOf(address)) });
  };
  return (
    <div ref={listRef} tabIndex={-1} className="grid gap-3.5 outline-none">
      {data.length === 0 ? (
        <p className="text-[15px] text-ink-2">{words.none}</p>
      ) : (
        <ul aria-label={words.list} className="grid gap-3">
          {data.map((address) => (
            <Row
              key={address.id}
              address={address}
              isBusy={isBusy}
              onEdit={() => open({ kind: "form", address })}
              onDrop={() => open({ kind: "drop", address })}
              onPrefer={() => void prefer(address)}
            />
          ))}
        </ul>
      )}
      {data.length < MOST ? (
        <Button
          tone="line"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => open({ kind: "form", address: null })}
          className="justify-self-start"
        >
          {words.add}
        </Button>
      ) : (
        <p className="text-[14px] text-ink-2">{words.full(MOST)}</p>
      )}
      <AddressDialog
        isOpen={isOpen && opened.kind === "form"}
        user={user}
        known={opened.kind === "form" ? opened.address : null}
        onDone={() => {
          close();
          void refresh();
          showMessage({ tone: "success", text: words.isSaved });
        }}
        onClose={close}
      />
      {opened.kind === "drop" && (
        <ConfirmDialog
          isOpen={isOpen}
          onClose={close}
          question={words.dropQuestion(nameOf(opened.address))}
          help={words.dropHelp}
          cancelLabel={words.keepIt}
          confirmLabel={words.drop}
          busyLabel={words.dropping}
          onConfirm={() => drop(opened.address)}
          failureText={(failure) => failureText(failure)}
          focusOnClose={() => listRef.current}
        />
      )}
    </div>
  );
}
