import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import { useListParams } from "~/admin/data/list-params";
import { useAdminList } from "~/admin/data/use-admin-list";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { BulkProgress } from "~/admin/shell/bulk-progress";
import { ListPage } from "~/admin/shell/list-page";
import { useBulkRun } from "~/admin/shell/use-bulk-run";
import * as words from "~/words/admin-products";
import { PRODUCT_LIST_PARAMS, productListQuery, PRODUCTS } from "./api";
import { BulkActions } from "./bulk-actions";
import { failureWords } from "~/admin/data/refusal";
import { AddButton, ListActions } from "./list-actions";
import { ProductFilters } from "./product-filters";
import { ProductCard, productColumns } from "./product-list-parts";
import { useProductPanels } from "./product-panels";

export function ProductsScreen() {
  const params = useListParams(PRODUCT_LIST_PARAMS);
  const list = useAdminList(productListQuery(params.values, params.offset));
  const { actions, add, panels } = useProductPanels();
  const invalidate = useInvalidate();
  const bulk = useBulkRun<SavedProduct>({
    whyOf: (error) => failureWords(error, error instanceof Error ? error.message : ""),
    onOver: () => invalidate(PRODUCTS, "categories", "dashboard"),
  });
  return (
    <>
      <ListPage
        title={words.title}
        actions={<ListActions onAdd={add} />}
        searchLabel={words.searchLabel}
        filters={<ProductFilters values={params.values} onChoose={params.choose} />}
        params={params}
        list={list}
        columns={productColumns(actions)}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        card={(product) => <ProductCard product={product} actions={actions} />}
        onOpen={actions.onView}
        selection={{
          actions: (products, clear) => (
            <BulkActions products={products} bulk={bulk} clear={clear} />
          ),
        }}
        loadingText={words.loading}
        errorText={words.listError}
        empty={{ title: words.noneYet, help: words.noneYetHelp, action: <AddButton onAdd={add} /> }}
        countText={words.total}
      />
      <BulkProgress bulk={bulk} rowKey={({ id }) => id} rowLabel={({ name }) => name} />
      {panels}
    </>
  );
}
