import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useRef, type ReactNode } from "react";
import { districtOf, likelyDistricts, type DistrictOption } from "~/lib/district-options";
import { useDistrictList } from "~/lib/use-district-list";
import { useIsMounted } from "~/lib/use-is-mounted";
import { cx } from "./cx";
import { Field } from "./field";
import * as words from "~/words/address";

interface DistrictFieldProps {
  value: string;
  error: string | undefined;
  hint: string | undefined;
  /** What is said of the delivery to a district: how long it takes, what it costs. */
  promise: (district: string) => string;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/** "Did you mean Gasabo?", with the name to press. */
function Offer({ districts, onChoose }: { districts: string[]; onChoose: (one: string) => void }) {
  return (
    <span>
      {words.didYouMean}{" "}
      {districts.map((district, index) => (
        <span key={district}>
          {index > 0 && (index === districts.length - 1 ? words.orBefore : ", ")}
          <button
            type="button"
            onClick={() => onChoose(district)}
            className="-my-3 inline-block py-3 font-strong underline underline-offset-3"
          >
            {district}
          </button>
        </span>
      ))}
      ?
    </span>
  );
}

function optionText({ town, quarter }: DistrictOption, promise: string): string {
  if (town !== undefined) return words.alsoCalled(town, promise);
  return quarter === undefined ? promise : words.withQuarter(quarter, promise);
}

const bringIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView?.({ block: "nearest" });

/**
 * One of the 30 districts, by its name or a town's: an editable combobox with a list. Until the page
 * is alive, and wherever it never is, it is a plain field.
 */
export function DistrictField({
  value,
  error,
  hint,
  promise,
  onChange,
  onLeave,
}: DistrictFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const listId = useId();
  const isMounted = useIsMounted();
  /** A click that brought the focus selects what is there, so that typing replaces it. */
  const isEntering = useRef(false);
  const list = useDistrictList(value, onChange);
  const optionId = (district: string) => `${listId}-${district}`;
  // What is wrong with a district that was understood is said as it is.
  const isMeant = error === undefined || districtOf(value) !== null;
  const offers = isMeant ? [] : likelyDistricts(value).slice(0, 3);

  const combobox = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": list.isOpen,
    "aria-controls": listId,
    "aria-activedescendant": list.chosen === undefined ? undefined : optionId(list.chosen),
  } as const;

  const popup: ReactNode = isMounted && (
    <>
      <ChevronDown
        size={18}
        strokeWidth={1.6}
        aria-hidden="true"
        className={cx(
          "pointer-events-none absolute top-4 right-3 text-ink-3",
          list.isOpen && "rotate-180",
        )}
      />
      <div
        id={listId}
        ref={list.isOpen ? bringIntoView : undefined}
        role="listbox"
        tabIndex={-1}
        aria-label={words.districts}
        hidden={!list.isOpen || list.count === 0}
        // The focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
        className="absolute top-full left-0 z-10 -mt-px max-h-[264px] w-[max(100%,min(200%+0.875rem,22rem))] overflow-y-auto overscroll-contain border border-ink bg-paper shadow-float"
      >
        {list.isOpen &&
          list.groups.map(({ province, options }) => (
            <div key={province} role="group" aria-label={words.province(province)}>
              <p
                aria-hidden="true"
                className="px-3.5 pt-2.5 pb-1 text-[12.5px] font-semibold text-ink-3"
              >
                {words.province(province)}
              </p>
              {options.map((option) => {
                const { district } = option;
                const isActive = district === list.chosen;
                return (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and the keys
                  <div
                    key={district}
                    id={optionId(district)}
                    ref={isActive ? bringIntoView : undefined}
                    role="option"
                    tabIndex={-1}
                    aria-selected={isActive}
                    onClick={() => list.choose(district)}
                    className={cx(
                      "min-h-11 cursor-pointer px-3.5 py-[9px] text-[15px] hover:bg-stone",
                      isActive && "bg-stone",
                    )}
                  >
                    <b className="block leading-[1.3] font-strong">{district}</b>
                    <span className="text-[13px] text-ink-2">
                      {optionText(option, promise(district))}
                    </span>
                  </div>
                );
              })}
            </div>
          ))}
      </div>
      <span role="status" className="sr-only">
        {list.isOpen && list.isFiltered ? words.districtsFound(list.count) : ""}
      </span>
    </>
  );

  return (
    <Field
      {...(isMounted && combobox)}
      ref={ref}
      name="district"
      label={words.district}
      placeholder={words.districtExample}
      // The browser's own suggestions would lie on top of these.
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
      required
      isHalf
      value={value}
      hint={hint}
      error={
        offers.length === 0 ? (
          error
        ) : (
          <Offer
            districts={offers}
            onChoose={(district) => {
              onChange(district);
              ref.current?.focus();
            }}
          />
        )
      }
      below={popup}
      className="pr-9"
      onChange={(event) => {
        onChange(event.target.value);
        // What the browser fills in by itself asks for no list.
        if (event.target === document.activeElement) list.openFiltered();
      }}
      onKeyDown={list.onKeyDown}
      onFocus={(event) => event.target.select()}
      onPointerDown={(event) => {
        isEntering.current = event.currentTarget !== document.activeElement;
      }}
      onClick={(event) => {
        if (isEntering.current) event.currentTarget.select();
        isEntering.current = false;
        if (!list.isOpen) list.openAll();
      }}
      onBlur={() => {
        list.close();
        onLeave();
      }}
    />
  );
}
