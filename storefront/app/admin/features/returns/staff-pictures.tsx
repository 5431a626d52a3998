import type { ReturnPicture, StaffReturn } from "@strive/backend/contracts/returns";
import { useQueryClient } from "@tanstack/react-query";
import { useInvalidate } from "~/admin/data/use-invalidate";
import { RETURNS } from "~/admin/returns/api";
import { ReturnPictures } from "~/ui/return-pictures";
import * as words from "~/words/return-pictures";
import { returnQuery } from "./api";

/** What the buyer sent, and what staff add: for whoever called, and of the state in which it came. */
export function StaffPictures({ one }: { one: StaffReturn }) {
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const note = (pictures: ReturnPicture[]) => {
    client.setQueryData(
      returnQuery(one.id).queryKey,
      (known: StaffReturn | null | undefined) => known && { ...known, pictures },
    );
    void invalidate(RETURNS);
  };
  return (
    <ReturnPictures
      one={one}
      accessToken={null}
      side="staff"
      canChange
      heading={<h3 className="text-[15px] font-strong">{words.title}</h3>}
      onChanged={note}
    />
  );
}
