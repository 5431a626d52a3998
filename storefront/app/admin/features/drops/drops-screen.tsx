import { dropPath } from "@strive/backend/contracts/drop-rules";
import type { StaffDrop } from "@strive/backend/contracts/drops";
import { SetScreen } from "~/admin/named-sets/set-screen";
import { Times } from "~/admin/named-sets/times";
import * as words from "~/words/admin-drops";
import { deleteDrop, DROPS, dropsQuery } from "./api";
import { DropForm } from "./drop-form";

function figuresOf({ state, has_queue, waiting, ordering, sold, left }: StaffDrop): string {
  return [
    ...(has_queue && state !== "over" ? [words.waiting(waiting)] : []),
    ...(has_queue && state === "open" ? [words.ordering(ordering)] : []),
    ...(state === "soon" ? [] : [words.sold(sold)]),
    ...(state === "over" ? [] : [words.left(left)]),
  ].join(" · ");
}

const times = ({ opens_at: from, ends_at: until }: StaffDrop) => (
  <Times from={from} until={until} />
);

/** What is sold from a moment on: all of it, and the one that is open. */
export const DropsScreen = () => (
  <SetScreen
    current="drops"
    words={words.list}
    query={dropsQuery()}
    dataKey={DROPS}
    pathOf={dropPath}
    columns={[
      { id: "when", header: words.when, cell: times },
      { id: "state", header: words.state, cell: ({ state }) => words.states[state] },
      { id: "figures", header: words.figures, cell: figuresOf },
    ]}
    facts={(drop) => (
      <>
        {words.states[drop.state]} · {times(drop)}
        <span className="block">{figuresOf(drop)}</span>
      </>
    )}
    remove={deleteDrop}
    Form={DropForm}
  />
);
