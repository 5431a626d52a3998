import { usePicking, useSetPicking } from "~/lib/picker-atoms";
import { prepared, useLateCode } from "../use-late-code";

const load = () => import("../variant-picker/variant-picker");

export const preparePicker = prepared(load);

/** The picker's place: its code comes when it is opened for the first time. */
export function PickerHost() {
  const picking = usePicking();
  const setPicking = useSetPicking();
  const close = () => setPicking(null);
  const code = useLateCode(load, picking !== null, close);
  return code && <code.VariantPicker picking={picking} onClose={close} />;
}
