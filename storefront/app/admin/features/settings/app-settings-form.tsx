import type { AppSettings } from "@strive/backend/contracts/app-settings";
import { LONGEST_TIN } from "@strive/backend/contracts/vat";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { siteNameQuery } from "~/admin/data/site-name";
import { SelectField } from "~/admin/shell/form-parts";
import { BRAND } from "~/lib/brand";
import { useForm } from "~/lib/form";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import * as shell from "~/words/admin";
import * as words from "~/words/admin-settings";
import { appSettingsQuery, saveAppSettings } from "./api";
import { changedSettings, settingsValues } from "./app-settings-values";
import { SaveBar } from "./save-bar";
import { SwitchRow } from "./switch-row";
import { useNoticeInView } from "./use-notice-in-view";

const STATUSES = [
  { value: "pending", label: words.pending },
  { value: "processing", label: words.processing },
  { value: "confirmed", label: words.confirmed },
] as const satisfies ReadonlyArray<{ value: AppSettings["defaultOrderStatus"]; label: string }>;
const TAX_MODES = [
  { value: "none", label: words.noVat },
  { value: "vat", label: words.vat },
] as const satisfies ReadonlyArray<{ value: AppSettings["taxMode"]; label: string }>;
const PAGE_SIZES = (["10", "20", "50", "100"] as const).map((value) => ({ value, label: value }));

const SWITCHES = [
  ["maintenanceMode", words.maintenanceMode, words.maintenanceModeHelp],
  ["emailNotifications", words.emailNotifications, words.emailNotificationsHelp],
  ["orderNotifications", words.orderNotifications, words.orderNotificationsHelp],
  ["lowStockAlerts", words.lowStockAlerts, words.lowStockAlertsHelp],
  ["autoApproveProducts", words.autoApproveProducts, words.autoApproveProductsHelp],
  ["shopPickup", words.shopPickup, words.shopPickupHelp],
] as const;

const NUMBERS = [
  ["holdMinutes", words.holdMinutes, words.holdMinutesHint],
  ["maxUnpaidPieces", words.maxUnpaidPieces, words.maxUnpaidPiecesHint],
] as const;

/** What the other screens show hangs on these: names, and how many rows a page has. */
function useAfterSave() {
  const client = useQueryClient();
  return async (saved: AppSettings, isRenamed: boolean) => {
    client.setQueryData(appSettingsQuery().queryKey, saved);
    if (isRenamed) await client.query({ ...siteNameQuery(), staleTime: 0 }).catch(() => undefined);
    await client.invalidateQueries({ queryKey: ["admin"] });
  };
}

interface AppSettingsFormProps {
  settings: AppSettings;
  onDirty: (isDirty: boolean) => void;
}

export function AppSettingsForm({ settings, onDirty }: AppSettingsFormProps) {
  // As the form opened or was last saved: only what differs from that is sent.
  const [start, setStart] = useState(() => settingsValues(settings));
  const [isAsking, setIsAsking] = useState(false);
  const mayClose = useRef(false);
  const afterSave = useAfterSave();
  const { form, field, values, change, isBusy } = useForm({
    start,
    rules: () => import("./app-settings-rules"),
    check: (rules, typed) => rules.checkAppSettings(typed, start),
    send: saveAppSettings,
    onDone: (saved) => {
      const next = settingsValues(saved);
      setStart(next);
      void afterSave(saved, next.siteName !== start.siteName);
      return next;
    },
    doneText: words.updated,
    failureText: words.notUpdated,
    isFailureTimed: true,
  });
  const changed = changedSettings(values, start);
  const isDirty = changed.length > 0;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  useNoticeInView(form.ref, form.notice);

  const closesShop = changed.includes("maintenanceMode") && values.maintenanceMode === "true";
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (closesShop && !mayClose.current) return setIsAsking(true);
    mayClose.current = false;
    form.onSubmit(event);
  };
  return (
    <Form {...form} onSubmit={submit} aria-label={words.formLabel}>
      <div className="mt-4 mb-2.5 grid grid-cols-2 gap-4 first:mt-0">
        <Field
          {...field("siteName")}
          label={words.siteName}
          hint={words.siteNameHint(words.unnamed, BRAND.name)}
          required
          maxLength={60}
        />
        <SelectField
          {...field("defaultOrderStatus")}
          label={words.defaultOrderStatus}
          hint={words.defaultOrderStatusHint}
          isHalf
          options={STATUSES}
        />
        <SelectField
          {...field("itemsPerPage")}
          label={words.itemsPerPage}
          hint={words.itemsPerPageHint}
          isHalf
          options={PAGE_SIZES}
        />
        {NUMBERS.map(([name, label, hint]) => (
          <div key={name} className="col-span-full md:col-span-1">
            <Field {...field(name)} label={label} hint={hint} inputMode="numeric" required />
          </div>
        ))}
        <SelectField
          {...field("taxMode")}
          label={words.taxMode}
          hint={words.taxModeHint}
          isHalf
          options={TAX_MODES}
        />
        <div className="col-span-full md:col-span-1">
          <Field
            {...field("tin")}
            label={words.tin}
            hint={words.tinHint}
            inputMode="numeric"
            maxLength={LONGEST_TIN}
            required={values.taxMode === "vat"}
          />
        </div>
      </div>
      {SWITCHES.map(([name, label, help]) => (
        <SwitchRow
          key={name}
          label={label}
          help={help}
          isOn={values[name] === "true"}
          onChange={(isOn) => change(name, String(isOn))}
        />
      ))}
      <SaveBar
        label={words.save}
        count={changed.length}
        isBusy={isBusy}
        onUndo={() => changed.forEach((name) => change(name, start[name]))}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        question={words.closeQuestion}
        help={words.closeHelp}
        cancelLabel={shell.cancel}
        confirmLabel={words.closeShop}
        onConfirm={() => {
          mayClose.current = true;
          form.ref.current?.requestSubmit();
          return Promise.resolve();
        }}
        failureText={() => words.notUpdated}
      />
    </Form>
  );
}
