import { defineRouteConfig } from "@medusajs/admin-sdk";
import { toast, usePrompt } from "@medusajs/ui";
import type { AppSettings } from "@strive/backend/contracts/app-settings";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callShop } from "../../../lib/sdk";
import { shopKey, useShopQuery } from "../../../lib/shop-query";
import { ShopSection } from "../../../lib/shop-section";
import { SettingsForm } from "./settings-form";

const PATH = "settings";

function useSave() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: Partial<AppSettings>) => callShop<AppSettings>(PATH, changes),
    onSuccess: (saved) => {
      client.setQueryData(shopKey(PATH), saved);
      toast.success("Settings updated successfully!");
    },
    onError: (error) => {
      toast.error("Failed to update app settings", { description: error.message });
    },
  });
}

const ShopSettings = () => {
  const query = useShopQuery<AppSettings>(PATH);
  const save = useSave();
  const prompt = usePrompt();
  const submit = async (changes: Partial<AppSettings>) => {
    const isSure =
      changes.maintenanceMode !== true ||
      (await prompt({
        title: "Close the shop for maintenance?",
        description:
          "Shoppers will see a closed page and nobody can order until you switch it off again.",
        confirmText: "Close the shop",
        cancelText: "Cancel",
      }));
    if (isSure) save.mutate(changes);
  };
  return (
    <ShopSection title="Shop settings" query={query} missing="The shop has no settings.">
      {(settings) => (
        <SettingsForm
          // After anybody saves, the form starts afresh.
          key={JSON.stringify(settings)}
          settings={settings}
          isSaving={save.isPending}
          onSave={(changes) => void submit(changes)}
        />
      )}
    </ShopSection>
  );
};

export const config = defineRouteConfig({ label: "Shop" });

export default ShopSettings;
