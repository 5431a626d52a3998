import type { LookPiece } from "@strive/backend/contracts/companions";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import X from "lucide-react/icons/x";
import { useRef, useState } from "react";
import { useAdminQuery } from "~/admin/data/admin-query";
import { SearchCombo } from "~/admin/shell/search-combo";
import { useSettled } from "~/lib/use-settled";
import { Badge } from "~/ui/badge";
import { Picture } from "~/ui/picture";
import * as words from "~/words/admin-look";
import * as products from "~/words/admin-products";
import { piecesQuery } from "./pieces-query";

/** As many pieces or fewer are said to be left. */
const FEW = 10;
/** Milliseconds after the last key until products are looked for. */
const SETTLE_MS = 200;

type Named = Pick<LookPiece, "name" | "image" | "status" | "stock_quantity">;

export function PieceText({ piece: { name, image, status, stock_quantity } }: { piece: Named }) {
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <Picture src={image} alt="" sizes="40px" className="aspect-[4/5] w-10 flex-none" />
      <p className="min-w-0 flex-1">
        <span className="font-strong [overflow-wrap:anywhere]">{name}</span>
        <span className="block text-[13px] text-ink-2 empty:hidden">
          {status === "draft" ? words.hidden : stock_quantity === 0 ? words.soldOut : ""}
        </span>
        {status === "published" && stock_quantity > 0 && stock_quantity <= FEW && (
          <span className="mt-1 block">
            <Badge tone="pending">{products.left(stock_quantity)}</Badge>
          </span>
        )}
      </p>
    </div>
  );
}

const ICON = "grid size-11 flex-none place-items-center hover:text-red disabled:text-stone";

interface PieceRowProps {
  piece: LookPiece;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function PieceRow({ piece, isFirst, isLast, onMove, onRemove }: PieceRowProps) {
  const { name } = piece;
  return (
    <li className="flex items-center border-b border-line py-1.5">
      <PieceText piece={piece} />
      <button
        type="button"
        aria-label={words.up(name)}
        disabled={isFirst}
        onClick={() => onMove(-1)}
        className={ICON}
      >
        <ArrowUp size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={words.down(name)}
        disabled={isLast}
        onClick={() => onMove(1)}
        className={ICON}
      >
        <ArrowDown size={18} aria-hidden="true" />
      </button>
      <button type="button" aria-label={words.remove(name)} onClick={onRemove} className={ICON}>
        <X size={18} aria-hidden="true" />
      </button>
    </li>
  );
}

interface FindPieceProps {
  /** It is found, and can't be chosen. */
  isOff?: (id: string) => boolean;
  onChoose: (piece: LookPiece) => void;
  error?: string | undefined;
}

/** A field that finds products. */
export function FindPiece({ isOff = () => false, onChoose, error }: FindPieceProps) {
  const [typed, setTyped] = useState("");
  const settled = useSettled(typed, SETTLE_MS);
  const query = useAdminQuery({ ...piecesQuery(settled.trim()), enabled: settled.trim() !== "" });
  return (
    <SearchCombo
      label={words.find}
      name="piece"
      typed={typed}
      onType={setTyped}
      found={typed.trim() === "" ? null : { ...query, isOld: query.isOld || settled !== typed }}
      rowKey={({ id }) => id}
      isOff={({ id }) => isOff(id)}
      row={(product) => <PieceText piece={product} />}
      onChoose={({ id, name, image, price, stock_quantity, status }) => {
        onChoose({ id, name, image, price, stock_quantity, status });
        setTyped("");
      }}
      none={words.noProducts}
      countText={words.found}
      error={error}
    />
  );
}

function moved(pieces: readonly LookPiece[], at: number, by: -1 | 1): LookPiece[] {
  const piece = pieces[at];
  const rest = pieces.filter((_, index) => index !== at);
  return piece ? rest.toSpliced(at + by, 0, piece) : rest;
}

interface PickProductsProps {
  /** Names the list. */
  label: string;
  pieces: readonly LookPiece[];
  most: number;
  /** It is found, and can't be chosen. */
  isOff?: (id: string) => boolean;
  onChange: (pieces: readonly LookPiece[]) => void;
}

/** Products in an order, and a field that finds more. */
export function PickProducts({ label, pieces, most, isOff, onChange }: PickProductsProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: string) => {
    onChange(pieces.filter((piece) => piece.id !== id));
    // The button that had the focus is gone.
    list.current?.focus();
  };
  return (
    <>
      {pieces.length === 0 && <p className="text-[14px] text-ink-2">{words.none}</p>}
      <ul ref={list} tabIndex={-1} aria-label={label}>
        {pieces.map((piece, at) => (
          <PieceRow
            key={piece.id}
            piece={piece}
            isFirst={at === 0}
            isLast={at === pieces.length - 1}
            onMove={(by) => onChange(moved(pieces, at, by))}
            onRemove={() => remove(piece.id)}
          />
        ))}
      </ul>
      {pieces.length < most && (
        <FindPiece
          isOff={(id) => isOff?.(id) === true || pieces.some((piece) => piece.id === id)}
          onChoose={(piece) => onChange([...pieces, piece])}
        />
      )}
    </>
  );
}
