import { Button, Input, Label, Select, Switch, Text } from "@medusajs/ui";
import type { AppSettings } from "@strive/backend/contracts/app-settings";
import { LONGEST_TIN } from "@strive/backend/contracts/vat";
import { useState, type ComponentProps, type ReactNode } from "react";

const SWITCHES = [
  ["maintenanceMode", "Maintenance mode", "Shoppers see a closed page and can't order."],
  ["emailNotifications", "Email notifications", "Customers get mails about their orders."],
  ["orderNotifications", "Order notifications", "Staff are told about each new order."],
  ["lowStockAlerts", "Low stock alerts", "Staff are warned at 10 or fewer, and at 0."],
  ["autoApproveProducts", "Auto-approve products", "Imported products are published at once."],
] as const;
const NUMBERS = [
  [
    "holdMinutes",
    "Keep unpaid orders (minutes)",
    "Then an order that is neither paid nor confirmed is cancelled. Not cash on delivery.",
  ],
  [
    "maxUnpaidPieces",
    "Unpaid pieces for one buyer",
    "One phone number, email or internet connection can't order more before it pays.",
  ],
] as const;
const STATUSES = ["pending", "processing", "confirmed"] as const;
const TAX_MODES = ["none", "vat"] as const;
const PAGE_SIZES = [10, 20, 50, 100] as const;

interface RowProps {
  id: string;
  label: string;
  help: string;
  children: ReactNode;
}

const Row = ({ id, label, help, children }: RowProps) => (
  <div className="flex items-center justify-between gap-6 px-6 py-4">
    <div>
      <Label htmlFor={id} size="small" weight="plus">
        {label}
      </Label>
      <Text id={`${id}-help`} size="small" className="text-ui-fg-subtle">
        {help}
      </Text>
    </div>
    {children}
  </div>
);

type RowOf<Props> = Omit<RowProps, "children"> & Props;

/** @param input what else there is to say of it */
function TextRow({
  id,
  label,
  help,
  ...input
}: RowOf<Omit<ComponentProps<typeof Input>, keyof RowProps>>) {
  return (
    <Row id={id} label={label} help={help}>
      <div>
        <Input id={id} aria-describedby={`${id}-help`} {...input} />
      </div>
    </Row>
  );
}

type ChoiceRowProps<Value extends string | number> = RowOf<{
  value: Value;
  choices: readonly Value[];
  onChange: (value: Value) => void;
}>;

function ChoiceRow<Value extends string | number>({
  id,
  label,
  help,
  value,
  choices,
  onChange,
}: ChoiceRowProps<Value>) {
  const choose = (text: string) => {
    const chosen = choices.find((choice) => String(choice) === text);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <Row id={id} label={label} help={help}>
      <div>
        <Select value={String(value)} onValueChange={choose}>
          <Select.Trigger id={id} aria-describedby={`${id}-help`}>
            <Select.Value />
          </Select.Trigger>
          <Select.Content>
            {choices.map((choice) => (
              <Select.Item key={choice} value={String(choice)}>
                {String(choice)}
              </Select.Item>
            ))}
          </Select.Content>
        </Select>
      </div>
    </Row>
  );
}

interface SettingsFormProps {
  settings: AppSettings;
  isSaving: boolean;
  /** Only what differs. */
  onSave: (changes: Partial<AppSettings>) => void;
}

export function SettingsForm({ settings, isSaving, onSave }: SettingsFormProps) {
  const [changes, setChanges] = useState<Partial<AppSettings>>({});
  const shown = { ...settings, ...changes };
  const change = <Name extends keyof AppSettings>(name: Name, value: AppSettings[Name]) => {
    const { [name]: _former, ...others } = changes;
    setChanges(settings[name] === value ? others : { ...others, [name]: value });
  };
  return (
    <form
      className="divide-y"
      aria-label="Shop settings"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(changes);
      }}
    >
      <TextRow
        id="siteName"
        label="Site name"
        help="In page titles and mails."
        value={shown.siteName}
        required
        maxLength={60}
        onChange={({ target }) => change("siteName", target.value)}
      />
      <ChoiceRow
        id="defaultOrderStatus"
        label="Default order status"
        help="The status a new order starts with; confirmed is processing, with a note in its history."
        value={shown.defaultOrderStatus}
        choices={STATUSES}
        onChange={(value) => change("defaultOrderStatus", value)}
      />
      <ChoiceRow
        id="itemsPerPage"
        label="Items per page"
        help="Rows of the lists in the shop's admin."
        value={shown.itemsPerPage}
        choices={PAGE_SIZES}
        onChange={(value) => change("itemsPerPage", value)}
      />
      {NUMBERS.map(([name, label, help]) => (
        <TextRow
          key={name}
          id={name}
          label={label}
          help={help}
          type="number"
          value={Number.isNaN(shown[name]) ? "" : shown[name]}
          required
          min={1}
          onChange={({ target }) => change(name, target.valueAsNumber)}
        />
      ))}
      <ChoiceRow
        id="taxMode"
        label="VAT"
        help="vat: prices include 18 % VAT, and orders that are paid from now on get receipts."
        value={shown.taxMode}
        choices={TAX_MODES}
        onChange={(value) => change("taxMode", value)}
      />
      <TextRow
        id="tin"
        label="Shop's TIN"
        help="9 digits, on every receipt. Needed for VAT."
        value={shown.tin}
        required={shown.taxMode === "vat"}
        maxLength={LONGEST_TIN}
        onChange={({ target }) => change("tin", target.value)}
      />
      {SWITCHES.map(([name, label, help]) => (
        <Row key={name} id={name} label={label} help={help}>
          <Switch
            id={name}
            aria-describedby={`${name}-help`}
            checked={shown[name]}
            onCheckedChange={(isOn) => change(name, isOn)}
          />
        </Row>
      ))}
      <div className="flex justify-end px-6 py-4">
        <Button
          type="submit"
          size="small"
          isLoading={isSaving}
          disabled={Object.keys(changes).length === 0}
        >
          Save Settings
        </Button>
      </div>
    </form>
  );
}
