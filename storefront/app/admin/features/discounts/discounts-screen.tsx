import type { StaffDiscount } from "@strive/backend/contracts/staff-discounts";
import Link2 from "lucide-react/icons/link-2";
import Pause from "lucide-react/icons/pause";
import Pencil from "lucide-react/icons/pencil";
import Play from "lucide-react/icons/play";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useNavigate } from "react-router-dom";
import { useListParams } from "~/admin/data/list-params";
import { useAdminList } from "~/admin/data/use-admin-list";
import { DiscountTabs } from "~/admin/discounts/discount-tabs";
import { ListPage } from "~/admin/shell/list-page";
import { adminPaths } from "~/admin/shell/paths";
import { RowMenu, type RowMenuItem } from "~/admin/shell/row-menu";
import { useCopy } from "~/admin/shell/use-copy";
import { useNow } from "~/admin/shell/use-now";
import { ButtonLink } from "~/ui/button";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-discounts";
import { discountListQuery } from "./api";
import { DiscountCard, discountColumns } from "./discount-list-parts";
import { titleOf } from "./discount-texts";
import { shopLink } from "./shop-link";
import { useDelete } from "./use-delete";
import { canPause, pauseText, usePause } from "./use-pause";

const NO_NAMES = [] as const;
const ICON = { size: 18, strokeWidth: 1.6, "aria-hidden": true } as const;

const AddButton = () => (
  <ButtonLink size="sm" to={adminPaths.newDiscount()}>
    <Plus size={18} aria-hidden="true" />
    {words.add}
  </ButtonLink>
);

/** What can be done with a discount of the list. */
function useRowMenu() {
  const navigate = useNavigate();
  const pause = usePause();
  const deletion = useDelete();
  const { copy, dialog } = useCopy();
  const open = ({ id }: StaffDiscount) => void navigate(adminPaths.discount(id));

  const copyItem = (discount: StaffDiscount): RowMenuItem => ({
    id: "copy",
    label: words.copyLink,
    icon: <Link2 {...ICON} />,
    onChoose: () => void copy(shopLink(discount.code), words.linkCopied(discount.code)),
  });
  const pauseItem = (discount: StaffDiscount): RowMenuItem => ({
    id: "pause",
    label: pauseText(discount),
    icon: discount.state === "paused" ? <Play {...ICON} /> : <Pause {...ICON} />,
    onChoose: () => pause.toggle(discount),
  });
  const itemsOf = (discount: StaffDiscount): RowMenuItem[] => [
    {
      id: "open",
      label: discount.kind === "other" ? shell.view : shell.edit,
      icon: <Pencil {...ICON} />,
      onChoose: () => open(discount),
    },
    ...(discount.is_automatic ? [] : [copyItem(discount)]),
    ...(canPause(discount) ? [pauseItem(discount)] : []),
    {
      id: "delete",
      label: shell.doDelete,
      icon: <Trash2 {...ICON} />,
      tone: "danger",
      onChoose: () => deletion.ask(discount),
    },
  ];
  return {
    open,
    menu: (discount: StaffDiscount) => (
      <RowMenu label={shell.actionsOf(titleOf(discount))} items={itemsOf(discount)} />
    ),
    dialogs: (
      <>
        {deletion.dialog}
        {dialog}
      </>
    ),
  };
}

/** Codes and automatic offers, the newest first. */
export function DiscountsScreen() {
  const params = useListParams(NO_NAMES);
  const list = useAdminList(discountListQuery(params.offset));
  const now = useNow();
  const { open, menu, dialogs } = useRowMenu();
  const count = list.data?.count;
  return (
    <>
      <ListPage
        title={words.title}
        // An empty list has the same button in its middle.
        actions={count === 0 ? undefined : <AddButton />}
        top={<DiscountTabs codes={count} />}
        params={params}
        list={list}
        columns={discountColumns({ now, menu })}
        rowKey={({ id }) => id}
        rowLabel={titleOf}
        card={(discount) => <DiscountCard discount={discount} now={now} menu={menu} />}
        onOpen={open}
        loadingText={words.loading}
        empty={{ title: words.empty, help: words.emptyHelp, action: <AddButton /> }}
        countText={words.count}
      />
      {dialogs}
    </>
  );
}
