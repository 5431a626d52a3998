import { usePicking, useSetPicking } from "~/lib/picker-atoms";
import { prepared, useLateCode } from "../use-late-code";

const load = () => import("../variant-picker/variant-picker");

export const preparePicker = prepared(load);

/** Mounts the picker; its code is fetched when it is first opened. */
export function PickerHost() {
  const picking = usePicking();
  const setPicking = useSetPicking();
  const close = () => setPicking(null);
  const code = useLateCode(load, picking !== null, close);
  return code && <code.VariantPicker picking={picking} onClose={close} />;
}
