import { useState, type KeyboardEvent } from "react";
import { ALL_DISTRICTS, findDistricts } from "./district-options";

const CLOSED = { isOpen: false, isFiltered: false, active: -1 };

/** The list below the district field: open or not, what is in it, and which one Enter takes. */
export function useDistrictList(value: string, onChoose: (district: string) => void) {
  const [state, setState] = useState(CLOSED);
  const { groups, isBegun } = state.isFiltered
    ? findDistricts(value)
    : { groups: ALL_DISTRICTS, isBegun: false };
  const options = groups.flatMap((group) => group.options);
  /** While a name is being typed its first find is the one that Enter and Tab take. */
  const active = state.active === -1 && state.isFiltered && isBegun ? 0 : state.active;
  const chosen = state.isOpen ? options[active]?.district : undefined;

  const close = () => setState(CLOSED);
  const openAll = () => setState({ ...CLOSED, isOpen: true });
  const choose = (district: string) => {
    close();
    onChoose(district);
  };
  const move = (step: number) => {
    if (!state.isOpen) {
      const at = options.findIndex(({ district }) => district === value);
      setState({ ...CLOSED, isOpen: true, active: at === -1 ? (step > 0 ? 0 : 29) : at });
      return;
    }
    const count = options.length;
    const from = active === -1 && step < 0 ? 0 : active;
    if (count > 0) setState({ ...state, active: (from + step + count) % count });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (event.altKey) return event.key === "ArrowDown" ? openAll() : close();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Escape" && state.isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === "Enter" && state.isOpen) {
      // Never the whole form: whoever presses Enter here means the list.
      event.preventDefault();
      if (chosen === undefined) close();
      else choose(chosen);
    } else if (event.key === "Tab" && chosen !== undefined) choose(chosen);
  };
  return {
    isOpen: state.isOpen,
    isFiltered: state.isFiltered,
    groups,
    count: options.length,
    /** The district that Enter takes. */
    chosen,
    openAll,
    openFiltered: () => setState({ isOpen: true, isFiltered: true, active: -1 }),
    close,
    choose,
    onKeyDown,
  };
}
