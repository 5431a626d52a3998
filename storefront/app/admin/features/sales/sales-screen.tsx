import type { Sale } from "@strive/backend/contracts/sales";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { useAdminPages, type AdminPages } from "~/admin/data/admin-pages";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { DiscountTabs } from "~/admin/discounts/discount-tabs";
import { useLeaveGuard } from "~/admin/shell/leave-guard";
import { PageTitle } from "~/admin/shell/page-title";
import { adminPaths } from "~/admin/shell/paths";
import { Redirect } from "~/admin/shell/redirect";
import { useShowMessage } from "~/lib/message-atoms";
import { ButtonLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { EmptyState } from "~/ui/empty-state";
import * as discounts from "~/words/admin-discounts";
import * as words from "~/words/admin-sales";
import { saleListQuery, SALES } from "./api";
import { SaleDetails } from "./sale-details";
import { SaleHead } from "./sale-head";
import { CHOSEN, SaleList } from "./sale-list";
import { Panel, SalePanel } from "./sale-panel";
import { useSaleForm } from "./use-sale-form";

const AddButton = () => (
  <ButtonLink size="sm" to={adminPaths.newSale()} state={CHOSEN}>
    <Plus size={18} aria-hidden="true" />
    {words.add}
  </ButtonLink>
);

interface FrameProps {
  list: AdminPages<Sale>;
  /** The id of the sale beside the list; null: a new one is being made, or none is shown. */
  current: string | null;
  actions?: ReactNode;
  children?: ReactNode;
}

/** The list, and beside it what is chosen. */
function Frame({ list, current, actions, children }: FrameProps) {
  const hasList = list.rows?.length !== 0;
  return (
    <>
      <PageTitle actions={actions}>{discounts.title}</PageTitle>
      <DiscountTabs sales={list.count} />
      <div
        className={cx(
          "grid grid-cols-1 items-start gap-4",
          hasList && "xl:grid-cols-[290px_minmax(0,1fr)]",
        )}
      >
        {hasList && <SaleList list={list} current={current} />}
        {children}
      </div>
    </>
  );
}

/** Without a sale in the address: the newest, or how to make the first. */
export function SalesScreen() {
  const list = useAdminPages(saleListQuery());
  const [newest] = list.rows ?? [];
  if (newest !== undefined) return <Redirect to={adminPaths.sale(newest.id)} />;
  return (
    <Frame list={list} current={null}>
      {list.rows !== undefined && (
        <EmptyState title={words.empty} help={words.emptyHelp} action={<AddButton />} />
      )}
    </Frame>
  );
}

export function SaleScreen({ id }: { id: string }) {
  const list = useAdminPages(saleListQuery());
  return (
    <Frame list={list} current={id} actions={<AddButton />}>
      <SalePanel id={id} known={list.rows?.find((sale) => sale.id === id)} />
    </Frame>
  );
}

/** Name and dates first: its prices are set once it is there. */
export function NewSaleScreen() {
  const list = useAdminPages(saleListQuery());
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const show = useShowMessage();
  const form = useSaleForm({
    sale: null,
    onSaved: (saved) => {
      show({ tone: "success", text: words.created(saved.name) });
      void invalidate(SALES);
      guard.release();
      void navigate(adminPaths.sale(saved.id), { replace: true, state: CHOSEN });
    },
  });
  const guard = useLeaveGuard(form.isDirty);
  return (
    <Frame list={list} current={null}>
      <Panel>
        <SaleHead sale={{ name: words.add }} />
        <div className="px-4 pb-5 lg:px-5">
          <SaleDetails form={form} submitLabel={words.create} isIdle={false} />
        </div>
      </Panel>
      {guard.dialog}
    </Frame>
  );
}
