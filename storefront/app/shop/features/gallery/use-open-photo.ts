import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { plateAfter, plateNumbered, type Plate } from "~/lib/plates";

const PARAM = "photo";

/** Whether the previous history entry is the gallery without an open photo. */
interface PhotoState {
  isOpenedHere: true;
}
const OPENED_HERE: PhotoState = { isOpenedHere: true };
const wasOpenedHere = (state: unknown): boolean =>
  (state as Partial<PhotoState> | null)?.isOpenedHere === true;

/**
 * The photo that is open lives in the URL (`?photo=3`): it can be shared and reloaded. Opening it is
 * a step in the history, moving on is none, so that "back" closes it whichever one is shown.
 */
export function useOpenPhoto(plates: readonly Plate[]) {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const photo = plateNumbered(plates, params.get(PARAM));
  // The URL updates a moment later: remember the last photo requested, for fast presses.
  const wanted = useRef(photo);
  const isClosing = useRef(false);
  useEffect(() => {
    wanted.current = photo;
    isClosing.current = false;
  }, [photo]);

  const searchWith = (plate: Plate | null): string => {
    const next = new URLSearchParams(params);
    if (plate === null) next.delete(PARAM);
    else next.set(PARAM, String(plate.number));
    return next.toString();
  };
  const open = (plate: Plate) =>
    void navigate({ search: searchWith(plate) }, { state: OPENED_HERE, preventScrollReset: true });
  const move = (steps: number) => {
    if (wanted.current === null || isClosing.current) return;
    wanted.current = plateAfter(plates, wanted.current, steps);
    void navigate(
      { search: searchWith(wanted.current) },
      { state, replace: true, preventScrollReset: true },
    );
  };
  const close = () => {
    // A second step back would leave the gallery.
    if (photo === null || isClosing.current) return;
    isClosing.current = true;
    if (wasOpenedHere(state)) void navigate(-1);
    else void navigate({ search: searchWith(null) }, { replace: true, preventScrollReset: true });
  };
  return { photo, open, move, close };
}
