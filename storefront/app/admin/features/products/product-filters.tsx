import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState } from "react";
import { useAdminQuery } from "~/admin/data/admin-query";
import { useIsWide } from "~/admin/shell/use-is-wide";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import * as words from "~/words/admin-products";
import { categoryListQuery } from "~/admin/data/category-list";
import type { ProductListValues } from "./api";
import { categoryText, GENDER_NAMES } from "./product-words";

type FilterName = "category" | "status" | "gender" | "stock";

interface ProductFiltersProps {
  values: ProductListValues;
  onChoose: (changes: Partial<Record<FilterName, string>>) => void;
}

/** What else narrows the list; chosen once more by its first entry, it no longer does. */
export function ProductFilters({ values, onChoose }: ProductFiltersProps) {
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(false);
  const categories = useAdminQuery(categoryListQuery()).data ?? [];
  const filters: ReadonlyArray<{
    name: FilterName;
    label: string;
    options: Array<{ value: string; label: string }>;
  }> = [
    {
      name: "category",
      label: words.category,
      options: [
        { value: "", label: words.anyCategory },
        ...categories.map((category) => ({ value: category._id, label: categoryText(category) })),
      ],
    },
    {
      name: "status",
      label: words.status,
      options: [
        { value: "", label: words.anyStatus },
        { value: "published", label: words.published },
        { value: "draft", label: words.draft },
      ],
    },
    {
      name: "gender",
      label: words.gender,
      options: [
        { value: "", label: words.anyGender },
        ...Object.entries(GENDER_NAMES).map(([value, label]) => ({ value, label })),
      ],
    },
    {
      name: "stock",
      label: words.stock,
      options: [
        { value: "", label: words.anyStock },
        { value: "in", label: words.hasStock },
        { value: "out", label: words.outOfStock },
      ],
    },
  ];
  const chosen = filters.filter(({ name }) => values[name] !== "").length;
  const isShown = isWide || isOpen;
  return (
    <div className="grid w-full grid-cols-2 gap-2.5 lg:flex lg:w-auto lg:flex-wrap">
      {!isWide && (
        <Button
          tone="line"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="col-span-full justify-self-start"
        >
          <SlidersHorizontal size={18} strokeWidth={1.6} aria-hidden="true" />
          {chosen > 0 ? words.filtersOn(chosen) : words.filters}
        </Button>
      )}
      {(isShown ? filters : []).map(({ name, label, options }) => (
        <Select
          key={name}
          label={label}
          options={options}
          value={values[name]}
          onChange={({ target }) => onChoose({ [name]: target.value })}
          className="min-w-0"
        />
      ))}
    </div>
  );
}
