import { useState } from "react";
import { failureText, useAdminQuery } from "~/admin/data/admin-query";
import { shippingQuery } from "~/admin/data/shipping";
import { useLeaveGuard } from "~/admin/shell/leave-guard";
import { LoadError } from "~/ui/message";
import { Skeleton } from "~/ui/skeleton";
import * as words from "~/words/admin-settings";
import { appSettingsQuery } from "./api";
import { AppSettingsForm } from "./app-settings-form";
import { DeliveryForm } from "./delivery-form";

function Loading({ text }: { text: string }) {
  return (
    <div role="status" className="grid gap-4">
      <p className="text-[14px] text-ink-2">{text}</p>
      <Skeleton className="h-[50px]" />
      <Skeleton className="h-[50px]" />
      <Skeleton className="h-[77px]" />
    </div>
  );
}

export function AppSettingsTab() {
  const settings = useAdminQuery(appSettingsQuery());
  const shipping = useAdminQuery(shippingQuery());
  const [isSettingsDirty, setIsSettingsDirty] = useState(false);
  const [isDeliveryDirty, setIsDeliveryDirty] = useState(false);
  const guard = useLeaveGuard(isSettingsDirty || isDeliveryDirty);
  return (
    <>
      {settings.error !== null && (
        <div className="mb-5">
          <LoadError text={failureText(settings.error)} onRetry={settings.retry} />
        </div>
      )}
      {settings.isLoading && <Loading text={words.loading} />}
      {settings.data && <AppSettingsForm settings={settings.data} onDirty={setIsSettingsDirty} />}

      <section aria-labelledby="delivery-title" className="mt-10 border-t border-line pt-8">
        <h2 id="delivery-title" className="title-3">
          {words.delivery}
        </h2>
        <p className="mt-1 mb-5 text-[14px] text-ink-2">{words.deliveryHelp}</p>
        {shipping.error !== null && (
          <div className="mb-5">
            <LoadError text={failureText(shipping.error)} onRetry={shipping.retry} />
          </div>
        )}
        {shipping.isLoading && <Loading text={words.deliveryLoading} />}
        {shipping.data && <DeliveryForm shipping={shipping.data} onDirty={setIsDeliveryDirty} />}
      </section>
      {guard.dialog}
    </>
  );
}
