import type { Category } from "@strive/backend/contracts/catalogue";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useAdminQuery } from "~/admin/data/admin-query";
import { useListParams } from "~/admin/data/list-params";
import { useOpenParam } from "~/admin/data/open-param";
import { failedText } from "~/admin/data/refusal";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { ListPage } from "~/admin/shell/list-page";
import type { ListColumn } from "~/admin/shell/list-parts";
import { adminPaths } from "~/admin/shell/paths";
import { RowMenu } from "~/admin/shell/row-menu";
import { useShowMessage } from "~/lib/message-atoms";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { IconButton } from "~/ui/icon-button";
import { Select } from "~/ui/select";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-categories";
import { CATEGORIES, categoryListQuery } from "~/admin/data/category-list";
import { deleteCategory } from "./api";
import { CategoryModal, GENDER_NAMES, GENDERS, NEW } from "./category-modal";
import { chosenCategories } from "./chosen-categories";

const PARAMS = ["search", "gender"] as const;
const ICON = { strokeWidth: 1.6, "aria-hidden": true } as const;

/** How many shoppers find in it, and the way to them. */
function ProductCount({ category }: { category: Category }) {
  const { category_name: name, product_count: count } = category;
  if (count === 0) return <span className="text-ink-3">{words.productCount(0)}</span>;
  return (
    <Link
      to={`${adminPaths.products()}?${new URLSearchParams({ category: name }).toString()}`}
      aria-label={words.showProducts(name, count)}
      className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-red"
    >
      {words.productCount(count)}
    </Link>
  );
}

function useDelete() {
  const [asked, setAsked] = useState<{ category: Category; isOpen: boolean } | null>(null);
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const remove = async ({ id, category_name: name }: Category) => {
    await deleteCategory(id);
    show({ tone: "success", text: words.deleted(name) });
    void invalidate(CATEGORIES, "dashboard");
  };
  const helpOf = ({ category_name: name, product_count: count }: Category) =>
    count === 0 ? words.deleteHelp(name) : words.deleteInUse(name, count);
  return {
    ask: (category: Category) => setAsked({ category, isOpen: true }),
    dialog: asked && (
      <ConfirmDialog
        isOpen={asked.isOpen}
        onClose={() => setAsked({ ...asked, isOpen: false })}
        question={words.deleteQuestion}
        help={helpOf(asked.category)}
        cancelLabel={shell.cancel}
        confirmLabel={shell.doDelete}
        busyLabel={shell.deleting}
        onConfirm={() => remove(asked.category)}
        failureText={(error) => failedText(words.notDeleted, error)}
      />
    ),
  };
}

export function CategoriesScreen() {
  const params = useListParams(PARAMS);
  const all = useAdminQuery(categoryListQuery());
  const list = chosenCategories(all, params.values);
  const edit = useOpenParam("edit");
  const deletion = useDelete();

  const columns: ReadonlyArray<ListColumn<Category>> = [
    {
      id: "name",
      header: words.name,
      cell: (category) => <span className="font-strong">{category.category_name}</span>,
    },
    { id: "gender", header: words.gender, cell: ({ gender }) => GENDER_NAMES[gender] },
    {
      id: "products",
      header: words.products,
      isEnd: true,
      cell: (category) => <ProductCount category={category} />,
    },
    {
      id: "actions",
      header: shell.actions,
      isEnd: true,
      cell: (category) => (
        <span className="inline-flex text-ink-2">
          <IconButton
            label={words.editOf(category.category_name)}
            onClick={() => edit.open(category.id)}
          >
            <Pencil size={20} {...ICON} />
          </IconButton>
          <IconButton
            label={words.deleteOf(category.category_name)}
            onClick={() => deletion.ask(category)}
          >
            <Trash2 size={20} {...ICON} />
          </IconButton>
        </span>
      ),
    },
  ];
  const card = (category: Category) => (
    <div className="grid grid-cols-[minmax(0,1fr)_44px] items-start gap-x-2">
      <div className="min-w-0 pt-1">
        <p className="text-[15.5px] leading-snug font-strong break-words">
          {category.category_name}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-[14px] text-ink-2">
          {GENDER_NAMES[category.gender]}
          <ProductCount category={category} />
        </p>
      </div>
      <RowMenu
        label={shell.actionsOf(category.category_name)}
        items={[
          {
            id: "edit",
            label: shell.edit,
            icon: <Pencil size={18} {...ICON} />,
            onChoose: () => edit.open(category.id),
          },
          {
            id: "delete",
            label: shell.doDelete,
            icon: <Trash2 size={18} {...ICON} />,
            tone: "danger",
            onChoose: () => deletion.ask(category),
          },
        ]}
      />
    </div>
  );
  const add = (
    <Button size="sm" onClick={() => edit.open(NEW)}>
      <Plus size={18} {...ICON} />
      {words.add}
    </Button>
  );

  return (
    <>
      <ListPage
        title={words.title}
        actions={add}
        searchLabel={words.search}
        filters={
          <Select
            label={words.gender}
            value={params.values.gender}
            options={[{ value: "", label: words.anyGender }, ...GENDERS]}
            onChange={({ target }) => params.choose({ gender: target.value })}
            className="w-full sm:w-[180px]"
          />
        }
        params={params}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowLabel={({ category_name }) => category_name}
        card={card}
        onOpen={({ id }) => edit.open(id)}
        loadingText={words.loading}
        errorText={() => words.notLoaded}
        empty={
          params.isNarrowed
            ? { title: words.nothingFound }
            : { title: words.empty, help: words.emptyHelp, action: add }
        }
        countText={words.count}
      />
      <CategoryModal open={edit.value} categories={all.data} onClose={edit.close} />
      {deletion.dialog}
    </>
  );
}
