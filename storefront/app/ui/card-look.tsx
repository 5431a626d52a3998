import type { PointerEventHandler, ReactNode } from "react";
import { Link } from "react-router-dom";
import { Picture } from "./picture";
import { Price } from "./price";

/** How wide a card's picture is in the catalogue's grid. */
export const CARD_SIZES =
  "(min-width: 90rem) 314px, (min-width: 80rem) 22vw, (min-width: 64rem) 29vw, 46vw";

interface CardLookProps {
  name: string;
  image: string | null;
  /** Whole RWF. */
  price: number;
  compare_at_price?: number | null;
  /** Its page. */
  to: string;
  sizes?: string;
  /** In the first view: its picture is not loaded lazily. */
  isEager?: boolean;
  /** Over the picture. */
  over?: ReactNode;
  /** At the picture's corners. */
  marks?: ReactNode;
  /** Below the price. */
  facts?: ReactNode;
  onPointerEnter?: PointerEventHandler;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A product among others. */
export const CardLook = ({
  name,
  image,
  price,
  compare_at_price,
  to,
  sizes = CARD_SIZES,
  isEager,
  over,
  marks,
  facts,
  onPointerEnter,
  children,
}: CardLookProps) => (
  <article onPointerEnter={onPointerEnter} className="group relative flex h-full flex-col">
    {/* The name below is the same link; one tab stop is enough. */}
    <Link to={to} tabIndex={-1} aria-hidden="true" className="relative block">
      <Picture
        src={image}
        alt={name}
        sizes={sizes}
        isEager={isEager}
        className="aspect-4/5"
        imgClassName="transition-transform duration-600 ease-out group-hover:scale-[1.025]"
      />
      {over}
    </Link>
    {marks}
    <div className="grid flex-1 content-start gap-[3px] pt-3 text-[15px] md:text-[16px]">
      <h3 className="leading-[1.3] font-medium">
        <Link to={to} className="hover:text-red">
          {name}
        </Link>
      </h3>
      <Price amountRwf={price} beforeRwf={compare_at_price} className="font-bold" />
      {facts}
    </div>
    {children}
  </article>
);
